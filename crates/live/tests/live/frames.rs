//! Frames that are none, and frames that nearly are: nothing panics, and what is read is read
//! again.

use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use tesserae_live::{Client, Entry, FromRoom, Log, Party, ToRoom};
use tesserae_rules::Kind;

use crate::{hall::Hall, room::link};

/// Frames of both directions, as a game has them.
fn frames() -> Vec<String> {
    let mut hall = Hall::seated(Kind::Backgammon);
    hall.client(Party::Host).connected();
    let mut frames = hall.client(Party::Host).take_frames();
    for line in &hall.room.lines {
        let entry = Entry::read(line).unwrap();
        let offer = tesserae_live::wire::Offer {
            after: 3,
            act: entry.act,
        };
        frames.push(ToRoom::Offer(Box::new(offer)).text());
        frames.push(line.clone());
    }
    let hand = tesserae_live::HandSample {
        at: 7,
        motion: tesserae_live::Motion::Shake {
            to: [0.1, 0.2, -0.3],
            strength: 0.5,
        },
    };
    frames.push(ToRoom::Hand(hand).text());
    frames.push(
        FromRoom::Hand {
            by: Party::Guest,
            hand,
        }
        .text(),
    );
    frames.push(ToRoom::Phrase(tesserae_live::Phrase::WellPlayed).text());
    frames.push(ToRoom::Ping(1).text());
    let lines = tesserae_live::Lines {
        from: 0,
        lines: hall.room.lines.clone(),
        mark: hall.room.log.mark(),
    };
    frames.push(FromRoom::Lines(lines).text());
    frames
}

fn mutate(frame: &str, frames: &[String], rng: &mut StdRng) -> String {
    let mut bytes = frame.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..bytes.len().max(1));
        match rng.random_range(0..6) {
            0 if at < bytes.len() => bytes[at] = rng.random(),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(
                at.min(bytes.len()),
                *b"{}[]\",:0-9e.\\nul".choose(rng).unwrap(),
            ),
            3 => bytes.truncate(at),
            4 => {
                let other = frames.choose(rng).unwrap().as_bytes();
                let from = rng.random_range(0..other.len());
                let to = rng
                    .random_range(from..other.len().min(from + 80) + 1)
                    .min(other.len());
                bytes.splice(
                    at.min(bytes.len())..at.min(bytes.len()),
                    other[from..to].iter().copied(),
                );
            }
            _ => {
                let to = rng.random_range(at..bytes.len() + 1);
                let part: Vec<u8> = bytes.get(at..to).unwrap_or_default().to_vec();
                bytes.extend(part);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn two_hundred_thousand_mutated_frames_are_read_or_refused() {
    let frames = frames();
    let mut rng = StdRng::seed_from_u64(31);
    let (mut read, mut refused) = (0, 0);
    for number in 0..200_000 {
        let frame = mutate(&frames[number % frames.len()], &frames, &mut rng);
        match ToRoom::read(&frame) {
            Ok(message) => {
                read += 1;
                assert_eq!(ToRoom::read(&message.text()), Ok(message));
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty() && !error.code().to_string().is_empty());
            }
        }
    }
    assert!(read > 1_000 && refused > 100_000, "{read} {refused}");
}

#[test]
fn mutated_lines_and_messages_never_take_a_client_or_a_log_along() {
    let frames = frames();
    let mut rng = StdRng::seed_from_u64(32);
    for number in 0..20_000 {
        let frame = mutate(&frames[number % frames.len()], &frames, &mut rng);
        let mut log = Log::default();
        if log.push(&frame).is_err() {
            assert!(log.is_empty());
        }
        let mut client = Client::new(link(Party::Guest), [1; 32]);
        client.connected();
        client.receive(number as u64, &frame);
        assert!(client.log().len() <= 4);
    }
}
