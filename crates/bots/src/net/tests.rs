//! Tests of nets.

use super::*;

/// A net of arbitrary numbers.
fn net(inputs: usize, hidden: usize, outputs: usize) -> Net {
    let mut state = 1_u64;
    let mut next = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 48) as i16 / 16
    };
    Net::from_parts(&Parts {
        inputs,
        hidden,
        outputs,
        first_bits: 12,
        second_bits: 12,
        first: (0..inputs * hidden).map(|_| next()).collect(),
        first_bias: (0..hidden).map(|_| i32::from(next())).collect(),
        second: (0..hidden * outputs).map(|_| next()).collect(),
        second_bias: (0..outputs).map(|_| i32::from(next())).collect(),
    })
    .unwrap()
}

#[test]
fn a_net_computes_the_same_from_any_base() {
    let net = net(7, 32, 2);
    let (mut with, mut without) = (Scratch::default(), Scratch::default());
    net.set_base(&[256, 0, 0, -128, 5, 6, 7], &mut with);
    let inputs = [0, 256, 0, -128, 5, 600, -7];
    let mut answers = [[0; 2]; 2];
    net.evaluate(&inputs, &mut with, &mut answers[0]);
    net.evaluate(&inputs, &mut without, &mut answers[1]);
    assert_eq!(answers[0], answers[1]);
    assert_ne!(answers[0], [0, 0]);
}

#[test]
fn a_net_is_read_back_as_it_was_written() {
    let net = net(5, 16, 3);
    let bytes = net.write();
    assert_eq!(Net::read(&bytes), Ok(net));
    assert!((0..bytes.len()).all(|length| Net::read(&bytes[..length]).is_err()));
}

#[test]
fn the_sigmoid_is_within_four_millionths_of_the_real_one() {
    for logit in (-1_200_000..1_200_000).step_by(997) {
        let exact = 1e6 / (1.0 + (-f64::from(logit) / 65536.0).exp());
        assert!(
            (f64::from(sigmoid(logit)) - exact).abs() < 4.0,
            "{logit}: {} is not {exact}",
            sigmoid(logit)
        );
    }
    assert_eq!(sigmoid(0), 500_000);
    assert_eq!(sigmoid(i32::MIN) + sigmoid(i32::MAX), 1_000_000);
}

#[test]
fn a_net_computes_what_its_numbers_say() {
    // One input of weight 1 to the first hidden unit, which the output doubles: 2 · (0.5 − 0.25/4).
    let mut first = vec![0; 16];
    first[0] = 1 << 12;
    let mut second = vec![0; 16];
    second[0] = 2 << 12;
    let parts = Parts {
        inputs: 1,
        hidden: 16,
        outputs: 1,
        first_bits: 12,
        second_bits: 12,
        first,
        first_bias: vec![0; 16],
        second,
        second_bias: vec![0],
    };
    let mut output = [0];
    Net::from_parts(&parts).unwrap().evaluate(
        &[INPUT_ONE / 2],
        &mut Scratch::default(),
        &mut output,
    );
    assert_eq!(output, [57344]);
}
