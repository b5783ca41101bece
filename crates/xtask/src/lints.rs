//! Lints and documentation without a second engine.
//!
//! `cargo clippy` and `cargo doc` read every dependency as Cargo's *check* makes it, which shares
//! nothing with a build: the engine would be compiled once more, for its types alone. Here Cargo
//! runs the very build that the tests need, so what they depend on is there already, and this
//! program takes the compiler's place for the packages of the workspace
//! (`RUSTC_WORKSPACE_WRAPPER`): Clippy reads them, rustdoc documents the libraries, and nothing is
//! generated but the build scripts, which Cargo runs.
//!
//! Cargo expects files all the same. Empty ones keep it from asking again; they lie beside the real
//! ones under other names, and the programs among them in a folder of their own (`OUT`).

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result, ensure};

use crate::process::{cargo, target};

/// The variable that makes this program a compiler.
const MARK: &str = "TESSERAE_XTASK_LINTS";
/// The folder, inside of the target folder, for what Cargo takes to be programs.
const OUT: &str = "lints";

/// The command that lints and documents these packages; it fails at a warning.
///
/// # Errors
/// If this program was not started by cargo.
pub fn command(packages: &[&str]) -> Result<Command> {
    let folder = target()?;
    let mut command = cargo(["build", "--all-targets"])?;
    command
        .args(packages)
        .env(MARK, &folder)
        .env("RUSTC_WORKSPACE_WRAPPER", env::current_exe()?);
    command
        .env("CARGO_BUILD_BUILD_DIR", &folder)
        .env("CARGO_TARGET_DIR", folder.join(OUT));
    Ok(command)
}

/// Does the compiler's work if Cargo started this program in its place.
pub fn as_compiler() -> Option<Result<ExitCode>> {
    let folder = env::var_os(MARK).filter(|_| {
        env::args()
            .nth(1)
            .is_some_and(|name| name.ends_with("rustc"))
    })?;
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let compiler = arguments.remove(0);
    Some(compile(&compiler, arguments, Path::new(&folder)))
}

fn compile(compiler: &str, mut arguments: Vec<String>, folder: &Path) -> Result<ExitCode> {
    if !arguments
        .iter()
        .any(|argument| argument.starts_with("--emit="))
    {
        // Only a question, such as the version.
        return status(Command::new(compiler).args(arguments));
    }
    let unit = Unit::of(&arguments)?;
    let clippy = || {
        let mut clippy = Command::new(beside(compiler, "clippy-driver"));
        clippy.arg(compiler);
        clippy
    };
    if unit.is_build_script {
        // Cargo runs it, so it is made for real.
        return status(clippy().args(arguments).args(["-D", "warnings"]));
    }
    for argument in &mut arguments {
        if argument.starts_with("--emit=") {
            *argument = "--emit=dep-info,metadata".to_owned();
        } else if let Some(library) = placeholder(argument) {
            *argument = library;
        }
    }
    let code = status(clippy().args(&arguments).args(["-D", "warnings"]))?;
    if code != ExitCode::SUCCESS {
        return Ok(code);
    }
    if unit.is_library {
        let mut documentation = Command::new(beside(compiler, "rustdoc"));
        documentation
            .args(documented(&arguments))
            .args(["-D", "warnings", "-o"])
            .arg(folder.join("doc"));
        let code = status(&mut documentation)?;
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    for file in unit.outputs {
        fs::write(&file, "").with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A tool of the same toolchain as the compiler; another one could not read what this one writes.
fn beside(compiler: &str, tool: &str) -> PathBuf {
    let found = Path::new(compiler).with_file_name(format!("{tool}{}", env::consts::EXE_SUFFIX));
    if found.is_file() { found } else { tool.into() }
}

fn status(command: &mut Command) -> Result<ExitCode> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {:?}", command.get_program()))?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// `--extern name=PATH.rmeta` for a library of the workspace, whose own file is empty here.
fn placeholder(argument: &str) -> Option<String> {
    let library = argument.strip_suffix(".rlib")?;
    let file = argument.split_once('=').map_or(argument, |(_, file)| file);
    fs::metadata(file)
        .is_ok_and(|data| data.len() == 0)
        .then(|| format!("{library}.rmeta"))
}

/// What the compiler is to make.
struct Unit {
    is_library: bool,
    is_build_script: bool,
    outputs: Vec<PathBuf>,
}

impl Unit {
    fn of(arguments: &[String]) -> Result<Self> {
        let values = |flag: &str| {
            let pairs = arguments.iter().zip(arguments.iter().skip(1));
            pairs
                .filter(|(name, _)| *name == flag)
                .map(|(_, value)| value.as_str())
                .collect::<Vec<_>>()
        };
        let (names, folders) = (values("--crate-name"), values("--out-dir"));
        ensure!(
            names.len() == 1 && folders.len() == 1,
            "no name of a crate in {arguments:?}"
        );
        let extra = values("-C")
            .into_iter()
            .find_map(|option| option.strip_prefix("extra-filename="))
            .unwrap_or_default();
        let stem = format!("{}{extra}", names.concat());
        let types = values("--crate-type");
        let is_program = types.is_empty()
            || types.contains(&"bin")
            || arguments.iter().any(|flag| flag == "--test");
        let file = |kind: &str| match kind {
            "lib" | "rlib" => format!("lib{stem}.rlib"),
            _ => format!(
                "{}{stem}{}",
                env::consts::DLL_PREFIX,
                env::consts::DLL_SUFFIX
            ),
        };
        let program = format!("{stem}{}", env::consts::EXE_SUFFIX);
        let files = if is_program {
            vec![program]
        } else {
            types.into_iter().map(file).collect()
        };
        let outputs = files
            .iter()
            .map(|file| Path::new(&folders.concat()).join(file))
            .collect();
        Ok(Self {
            is_library: !is_program,
            is_build_script: names.concat().starts_with("build_script_"),
            outputs,
        })
    }
}

/// The compiler's arguments that rustdoc takes too: all but what says which files to make, and how.
fn documented(arguments: &[String]) -> Vec<&String> {
    let mut kept = Vec::new();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-C" | "--out-dir" => drop(arguments.next()),
            other
                if ["--emit=", "--json=", "-C"]
                    .iter()
                    .any(|start| other.starts_with(start)) => {}
            _ => kept.push(argument),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn the_files_that_cargo_waits_for_are_known_from_the_compilers_arguments() -> Result<()> {
        let library = "--crate-name rules --crate-type lib --out-dir deps -C opt-level=2 -C extra-filename=-1f";
        let unit = Unit::of(&arguments(library))?;
        assert_eq!(
            (unit.is_library, unit.outputs.as_slice()),
            (true, &[Path::new("deps").join("librules-1f.rlib")][..])
        );
        let script = "--crate-name build_script_build --crate-type bin --out-dir build";
        assert!(Unit::of(&arguments(script))?.is_build_script && !unit.is_build_script);
        let test = "--crate-name rules --test --out-dir deps -C extra-filename=-2e";
        let unit = Unit::of(&arguments(test))?;
        let program = format!("rules-2e{}", env::consts::EXE_SUFFIX);
        assert_eq!(
            (unit.is_library, unit.outputs),
            (false, vec![Path::new("deps").join(program)])
        );
        Ok(())
    }

    #[test]
    fn rustdoc_is_not_asked_for_files_of_the_compiler() {
        let line = "--crate-name a src/lib.rs --emit=metadata --json=artifacts -C debuginfo=1 --out-dir deps \
            --cfg x --extern b=libb.rmeta";
        let line = arguments(line);
        let kept: Vec<_> = documented(&line).into_iter().map(String::as_str).collect();
        assert_eq!(
            kept.join(" "),
            "--crate-name a src/lib.rs --cfg x --extern b=libb.rmeta"
        );
    }
}
