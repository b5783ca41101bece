//! Tables of low rank: what every board is worth with every purse, as a few factors a board times a
//! few factors a purse.

/// A symmetric matrix, row by row.
#[derive(Clone, Debug)]
pub struct Symmetric {
    size: usize,
    rows: Vec<f64>,
}

impl Symmetric {
    /// The sums of all products of two columns, of rows that are added one by one.
    pub fn new(size: usize) -> Self {
        Self {
            size,
            rows: vec![0.0; size * size],
        }
    }

    /// Adds the products of a row.
    pub fn add(&mut self, row: &[f64]) {
        for (at, one) in row.iter().enumerate() {
            for (sum, other) in self.rows[at * self.size..][..self.size].iter_mut().zip(row) {
                *sum += one * other;
            }
        }
    }

    /// The eigenvectors with the largest eigenvalues, largest first, by Jacobi's rotations.
    pub fn eigenvectors(mut self, count: usize) -> Vec<Vec<f64>> {
        let size = self.size;
        let mut vectors: Vec<f64> = vec![0.0; size * size];
        (0..size).for_each(|at| vectors[at * size + at] = 1.0);
        for _ in 0..60 {
            let mut rest = 0.0;
            for p in 0..size {
                for q in p + 1..size {
                    let off = self.rows[p * size + q];
                    rest += off * off;
                    if off.abs() < 1e-300 {
                        continue;
                    }
                    let theta = (self.rows[q * size + q] - self.rows[p * size + p]) / (2.0 * off);
                    let t = theta.signum() / (theta.abs() + (theta * theta + 1.0).sqrt());
                    let c = 1.0 / (t * t + 1.0).sqrt();
                    let s = t * c;
                    for k in 0..size {
                        let (a, b) = (self.rows[k * size + p], self.rows[k * size + q]);
                        self.rows[k * size + p] = c * a - s * b;
                        self.rows[k * size + q] = s * a + c * b;
                    }
                    for k in 0..size {
                        let (a, b) = (self.rows[p * size + k], self.rows[q * size + k]);
                        self.rows[p * size + k] = c * a - s * b;
                        self.rows[q * size + k] = s * a + c * b;
                    }
                    for k in 0..size {
                        let (a, b) = (vectors[k * size + p], vectors[k * size + q]);
                        vectors[k * size + p] = c * a - s * b;
                        vectors[k * size + q] = s * a + c * b;
                    }
                }
            }
            if rest < 1e-18 {
                break;
            }
        }
        let mut order: Vec<usize> = (0..size).collect();
        order.sort_by(|a, b| self.rows[b * size + b].total_cmp(&self.rows[a * size + a]));
        order
            .iter()
            .take(count)
            .map(|at| (0..size).map(|k| vectors[k * size + at]).collect())
            .collect()
    }

    /// Solves `self * x = right` by Gauss' elimination.
    pub fn solve(&self, right: &[f64]) -> Vec<f64> {
        let size = self.size;
        let mut rows: Vec<Vec<f64>> = (0..size)
            .map(|at| [&self.rows[at * size..][..size], &right[at..=at]].concat())
            .collect();
        for at in 0..size {
            let pivot = (at..size)
                .max_by(|a, b| rows[*a][at].abs().total_cmp(&rows[*b][at].abs()))
                .unwrap_or(at);
            rows.swap(at, pivot);
            let row = rows[at].clone();
            for (_, other) in rows
                .iter_mut()
                .enumerate()
                .filter(|(other, _)| *other != at)
            {
                let times = other[at] / row[at];
                other
                    .iter_mut()
                    .zip(&row)
                    .for_each(|(to, from)| *to -= times * from);
            }
        }
        rows.iter()
            .enumerate()
            .map(|(at, row)| row[size] / row[at])
            .collect()
    }
}
