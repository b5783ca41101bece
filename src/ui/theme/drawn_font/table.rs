//! The tables in the file of a font.

/// A table that is being written, the greatest byte of a number first.
#[derive(Default)]
pub(super) struct Table(Vec<u8>);

impl Table {
    pub(super) fn bytes(&mut self, bytes: impl IntoIterator<Item = u8>) -> &mut Self {
        self.0.extend(bytes);
        self
    }

    pub(super) fn short(&mut self, number: u16) -> &mut Self {
        self.bytes(number.to_be_bytes())
    }

    pub(super) fn shorts(&mut self, numbers: &[u16]) -> &mut Self {
        numbers
            .iter()
            .fold(self, |table, number| table.short(*number))
    }

    pub(super) fn long(&mut self, number: u32) -> &mut Self {
        self.bytes(number.to_be_bytes())
    }

    /// Makes its length a multiple of four.
    pub(super) fn fill(&mut self) {
        self.0.resize(self.0.len().next_multiple_of(4), 0);
    }

    /// Its length, in bytes.
    pub(super) fn len(&self) -> u32 {
        self.0.len() as u32
    }
}

/// A file of tables, which are in the order of their names. It has no checksums: who draws with a
/// font does not read them.
pub(super) fn file(tables: &[(&[u8; 4], Table)]) -> Vec<u8> {
    let count = tables.len() as u16;
    let power = count.ilog2() as u16;
    let searched = 16 << power;
    let mut file = Table::default();
    file.shorts(&[1, 0, count, searched, power, 16 * count - searched]);
    let mut place = file.len() + 16 * u32::from(count);
    for (name, table) in tables {
        file.bytes(**name).long(0).long(place).long(table.len());
        place += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        file.bytes(table.0.iter().copied()).fill();
    }
    file.0
}
