//! Running one test command beside others.

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::Instant;

use anyhow::{Context, Result};

use crate::process::{display, target};
use crate::test_count::TestCount;

/// A test command that runs while others do. Its output is kept in the target folder until it is
/// asked for.
pub struct Beside {
    child: Child,
    command: String,
    begun: Instant,
    output: PathBuf,
}

impl Beside {
    /// Starts a command; the name is that of the file for its output.
    ///
    /// # Errors
    /// If it cannot be started, or the file for its output cannot be written.
    pub fn start(name: &str, mut command: Command) -> Result<Self> {
        let output = target()?.join(name).with_extension("log");
        let file =
            File::create(&output).with_context(|| format!("cannot write {}", output.display()))?;
        let shown = display(&command);
        let child = command
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("cannot start {shown}"))?;
        Ok(Self {
            child,
            command: shown,
            begun: Instant::now(),
            output,
        })
    }

    /// When it was started.
    #[must_use]
    pub fn begun(&self) -> Instant {
        self.begun
    }

    /// Waits for its end, shows its output and adds up its summaries; returns whether it succeeded.
    ///
    /// # Errors
    /// If it was lost, or its output cannot be read or shown.
    pub fn finish(mut self, count: &mut TestCount, shown: &mut impl Write) -> Result<bool> {
        let status = self
            .child
            .wait()
            .with_context(|| format!("lost {}", self.command))?;
        let output = File::open(&self.output)
            .with_context(|| format!("cannot read {}", self.output.display()))?;
        count.read(output, shown)?;
        // Only disk space is lost if it stays.
        let _ = fs::remove_file(&self.output);
        Ok(status.success())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_beside_others_adds_its_tests_when_it_is_asked_for() -> Result<()> {
        let begin = |name: &str, script: &str| {
            let mut shell = Command::new("sh");
            shell.args(["-c", script]);
            Beside::start(name, shell)
        };
        let passing = begin("beside-passing", "echo '# pass 3'; echo '# skipped 1' >&2")?;
        let failing = begin("beside-failing", "echo '# pass 1'; exit 1")?;
        let files = [passing.output.clone(), failing.output.clone()];
        let (mut count, mut shown) = (TestCount::default(), Vec::new());
        assert!(passing.finish(&mut count, &mut shown)?);
        assert!(!failing.finish(&mut count, &mut shown)?);
        assert_eq!(count.to_string(), "4 passed, 0 failed, 1 skipped");
        assert_eq!(
            String::from_utf8(shown)?,
            "# pass 3\n# skipped 1\n# pass 1\n"
        );
        assert!(files.iter().all(|file| !file.exists()));
        Ok(())
    }
}
