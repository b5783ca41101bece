//! λ-returns: what a position should have been worth, by the course of the game after it.

/// Turns the estimates of the positions of a game, in order and each seen by its own player, into
/// targets.
///
/// The target of a position is a mixture of the estimate of the next one and of that one's own
/// target, `1 − λ` to `λ`; that of the last is the outcome. `seen_from` says how what the player of
/// a later position (or of the outcome, at index `estimates.len()`) expects looks to the player of
/// the position before it.
///
/// `luck` is by how much the throw after each position was better for its player than the mean of
/// all throws. What it is taken from becomes a return with the same mean and a far smaller spread.
/// It may be empty: the luck stays in the returns.
pub fn lambda_returns<const O: usize>(
    estimates: &[[f32; O]],
    luck: &[[f32; O]],
    outcome: [f32; O],
    lambda: f32,
    seen_from: impl Fn(usize, [f32; O]) -> [f32; O],
) -> Vec<[f32; O]> {
    let mut targets = vec![outcome; estimates.len()];
    let mut next = outcome;
    for at in (0..estimates.len()).rev() {
        let mut target = seen_from(at, next);
        if let Some(luck) = luck.get(at) {
            target
                .iter_mut()
                .zip(luck)
                .for_each(|(target, luck)| *target -= luck);
        }
        targets[at] = target;
        next = std::array::from_fn(|output| {
            (1.0 - lambda) * estimates[at][output] + lambda * target[output]
        });
    }
    targets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lambda_leads_from_the_next_estimate_to_the_outcome() {
        let estimates = [[0.5], [0.4], [0.7]];
        let turn = |_: usize, [chance]: [f32; 1]| [1.0 - chance];
        // The one who moves after the last position has lost.
        let near = |a: Vec<[f32; 1]>, b: [f32; 3]| {
            a.iter()
                .zip(b)
                .for_each(|(a, b)| assert!((a[0] - b).abs() < 1e-6))
        };
        near(
            lambda_returns(&estimates, &[], [0.0], 0.0, turn),
            [0.6, 0.3, 1.0],
        );
        near(
            lambda_returns(&estimates, &[], [0.0], 1.0, turn),
            [1.0, 0.0, 1.0],
        );
        // The means of all throws were 0.5, 0.6 and 0.7.
        let luck = [[0.1], [-0.3], [0.3]];
        near(
            lambda_returns(&estimates, &luck, [0.0], 0.0, turn),
            [0.5, 0.6, 0.7],
        );
        near(
            lambda_returns(&estimates, &luck, [0.0], 1.0, turn),
            [0.3, 0.6, 0.7],
        );
    }
}
