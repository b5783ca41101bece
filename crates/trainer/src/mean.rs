//! The mean of many numbers, with how far it may be from the true one.

/// Sums of numbers and of their squares.
#[derive(Copy, Clone, Debug, Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
    largest: f64,
}

impl Mean {
    /// One more number.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
        self.largest = self.largest.max(number.abs());
    }

    /// How many numbers there were.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The largest of them, without its sign.
    pub fn largest(&self) -> f64 {
        self.largest
    }

    /// The root of the mean of their squares.
    pub fn root_mean_square(&self) -> f64 {
        (self.squares / self.count.max(1.0)).sqrt()
    }

    /// The standard error of the mean.
    pub fn spread(&self) -> f64 {
        ((self.squares / self.count.max(1.0) - self.mean().powi(2)) / (self.count - 1.0).max(1.0))
            .max(0.0)
            .sqrt()
    }
}
