//! The values in `vectors.json`, with which another implementation can check itself.

use serde_json::{Value, json};
use tesserae_live::{
    Act, Entry, Hex, InvitationKey, Line, Mark, Party, SeatKey,
    agreed::{Chain, faces, flight_seed},
    first_mark,
    keys::fingerprint,
    next_mark,
};
use tesserae_rules::{DieKind, Seat, ThrowSpec, Thrower};

fn computed() -> Value {
    let counting = |from: u8| std::array::from_fn(|index| from.wrapping_add(index as u8));
    let key = SeatKey::new(counting(0));
    let invitation = InvitationKey(Hex(std::array::from_fn(|index| 0x40 + index as u8)));
    let line = Line::Here.text();
    let act = Act {
        signature: key.sign_line(&first_mark(), Party::Guest, &line),
        line,
    };
    let signature = act.signature.to_string();
    let entry = Entry {
        at: 1_795_478_400_000,
        by: Party::Guest,
        act,
    }
    .text();
    let mark: Mark = next_mark(&first_mark(), &entry);
    let chain = Chain::new(31, Seat::Second, key.chain_seed(&mark));
    let shares = [Hex([0x11; 32]), chain.share(0).unwrap()];
    let throw = passes_over(&shares);
    let spec = |dice, count| ThrowSpec {
        dice,
        count,
        by: Thrower::Seat(Seat::First),
    };
    json!({
        "seat": {
            "secret": Hex(*key.secret()).to_string(),
            "public": key.public(),
            "fingerprint": fingerprint(&key.public()),
            "chain_seed_after_mark": Hex(key.chain_seed(&mark)).to_string(),
            "entry_into_room_01010101010101010101": key.sign_entry(&Hex([1; 10])),
        },
        "invitation": {
            "secret": invitation.0,
            "public": invitation.public(),
            "invites_the_seat_to_the_room_of_mark": invitation.invite(&mark, &key.public()),
        },
        "log": {
            "first_mark": first_mark(),
            "signature_of_here_by_the_guest_after_first_mark": signature,
            "entry": entry,
            "mark": mark,
        },
        "chain_of_the_second_seat_in_game_31": {
            "commitment": chain.commitment(),
            "share_0": chain.share(0),
            "share_1": chain.share(1),
            "share_10239": chain.share(10_239),
        },
        "throw_of_game_31": {
            "throw": throw,
            "shares": shares,
            "twelve_cubes": faces(31, throw, &shares, &spec(DieKind::Cube, 12)).to_string(),
            "three_lots": faces(31, throw, &shares, &spec(DieKind::Lot, 3)).to_string(),
            "flight_seed": flight_seed(31, throw, &shares).to_string(),
        },
    })
}

/// The first throw with these shares at which one of the first twelve bytes is passed over for
/// cubes.
fn passes_over(shares: &[tesserae_live::Share; 2]) -> u32 {
    let passes = |throw: &u32| {
        let mut hasher =
            blake3::Hasher::new_derive_key("Tesserae 2026: the faces of an agreed throw");
        hasher
            .update(&31_u64.to_le_bytes())
            .update(&throw.to_le_bytes())
            .update(&shares[0].0)
            .update(&shares[1].0);
        let mut bytes = [0; 12];
        hasher.finalize_xof().fill(&mut bytes);
        bytes.iter().any(|byte| *byte >= 252)
    };
    (0..).find(passes).unwrap()
}

#[test]
fn the_stored_values_are_those_that_the_crate_computes() {
    let stored: Value = serde_json::from_str(include_str!("../../vectors.json")).unwrap();
    let computed = computed();
    assert_eq!(
        stored,
        computed,
        "{}",
        serde_json::to_string_pretty(&computed).unwrap()
    );
}
