//! Makes what the bots know: training, solving, packing and measuring.
#![forbid(unsafe_code)]

fn main() {}
