//! The lessons of all games as a Fluent file, to be translated: `cargo run -p tesserae-rules
//! --example lessons`.

use tesserae_rules::Kind;

fn main() {
    println!("# The lessons: titles, steps, and answers to what a learner tries.");
    for lesson in Kind::ALL.into_iter().flat_map(Kind::lessons) {
        println!("\n## {}\n", lesson.title);
        for text in lesson.texts() {
            let (_, name) = text.id().split_once('.').unwrap_or_default();
            println!("{name} =\n    {text}");
        }
    }
}
