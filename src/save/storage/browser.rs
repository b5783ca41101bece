//! Texts as entries of a browser's local storage: `tesserae/NAME`, and beside it
//! `tesserae-written/NAME` with the time. The counterpart for computers is `folder.rs`.

use tesserae_words as words;

use web_sys::Storage;

use crate::save::{clock, storage::error::StorageError};

const TEXTS: &str = "tesserae/";
const TIMES: &str = "tesserae-written/";

/// The local storage of the page. It is asked for each time: a handle of JavaScript's cannot be
/// sent between threads.
#[derive(Clone, Debug)]
pub(crate) struct Backend;

/// Nothing is locked in a browser.
#[derive(Debug)]
pub(crate) struct FileClaim;

impl Backend {
    pub fn usual() -> Result<Self, StorageError> {
        local("tesserae")
            .map(|_| Self)
            .map_err(|_| StorageError::NoPlace)
    }

    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
        Ok(self.text(name)?.map(String::into_bytes))
    }

    pub fn replace(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let local = local(name)?;
        let full = |_| StorageError::Full;
        local
            .set_item(&format!("{TEXTS}{name}"), text)
            .map_err(full)?;
        local
            .set_item(&format!("{TIMES}{name}"), &clock::now().to_string())
            .map_err(full)
    }

    pub fn append(&self, name: &str, length: u64, text: &str) -> Result<(), StorageError> {
        match self.text(name)? {
            Some(old) if old.len() as u64 == length => self.replace(name, &(old + text)),
            _ => Err(StorageError::Changed(name.to_owned())),
        }
    }

    /// The browser writes to disk when it likes.
    pub fn sync(&self, _: &str) -> Result<(), StorageError> {
        Ok(())
    }

    /// Local storage has no locks: what another tab has written shows when the next line is
    /// appended.
    pub fn claim(&self, _: &str) -> Result<Option<FileClaim>, StorageError> {
        Ok(Some(FileClaim))
    }

    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        let local = local(name)?;
        for beginning in [TEXTS, TIMES] {
            local
                .remove_item(&format!("{beginning}{name}"))
                .map_err(|_| {
                    StorageError::refused(name, "removed", words::saving::browser_refuses())
                })?;
        }
        Ok(())
    }

    pub fn rename(&self, from: &str, to: &str) -> Result<(), StorageError> {
        let text = self.text(from)?.unwrap_or_default();
        // Where there is no room for two, the old one makes room for the new one and comes back if
        // even that fails.
        if self.replace(to, &text).is_err() {
            self.remove(from)?;
            if let Err(error) = self.replace(to, &text) {
                self.replace(from, &text)?;
                return Err(error);
            }
        }
        self.remove(from)
    }

    pub fn names(&self) -> Result<Vec<String>, StorageError> {
        let local = local("tesserae")?;
        let keys =
            (0..local.length().unwrap_or(0)).filter_map(|index| local.key(index).ok().flatten());
        Ok(keys
            .filter_map(|key| key.strip_prefix(TEXTS).map(str::to_owned))
            .collect())
    }

    pub fn written(&self, name: &str) -> Option<u64> {
        local(name)
            .ok()?
            .get_item(&format!("{TIMES}{name}"))
            .ok()??
            .parse()
            .ok()
    }

    fn text(&self, name: &str) -> Result<Option<String>, StorageError> {
        let key = format!("{TEXTS}{name}");
        local(name)?
            .get_item(&key)
            .map_err(|_| StorageError::refused(name, "read", words::saving::browser_refuses()))
    }
}

fn local(name: &str) -> Result<Storage, StorageError> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or_else(|| StorageError::refused(name, "read", words::saving::no_browser_storage()))
}
