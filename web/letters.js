// Draws letters with the fonts of the browser, which no page can read: the game makes a font of them, for names in letters
// that none of its own fonts has.
(() => {
  "use strict";
  /** A letter that no font has: the browser draws what it shows for such. */
  const IN_NO_FONT = "\u{10FFFD}";
  /** Of 255, what a pixel of a black letter has of a colour at most. */
  const BLACK = 64;
  /** @type {DrawnLetter | null | undefined} */
  let inNoFont;

  /**
   * @param {string} letter
   * @param {number} size
   * @returns {DrawnLetter | null}
   */
  function draw(letter, size) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 4 * size;
    // Ideographs look as they do in this language.
    canvas.lang = tesseraeLanguage();
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    const [x, y] = [1.5 * size, 2.5 * size];
    context.font = `${size}px serif`;
    context.fillText(letter, x, y);
    const box = context.measureText(letter);
    const left = Math.max(0, Math.floor(x - box.actualBoundingBoxLeft) - 1);
    const top = Math.max(0, Math.floor(y - box.actualBoundingBoxAscent) - 1);
    const width = Math.min(canvas.width, Math.ceil(x + box.actualBoundingBoxRight) + 1) - left;
    const height = Math.min(canvas.height, Math.ceil(y + box.actualBoundingBoxDescent) + 1) - top;
    const shape = { advance: box.width, left: left - x, top: y - top };
    // A space.
    if (width <= 2 || height <= 2) return { ...shape, width: 0, coverage: new Uint8Array() };
    // Browsers that hide what they draw from pages give other pixels.
    if (context.getImageData(0, 0, canvas.width, 1).data.some(Boolean)) return null;
    const { data } = context.getImageData(left, top, width, height);
    const coverage = new Uint8Array(width * height);
    for (let at = 0; at < coverage.length; at += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * at, 4 * at + 4);
      if (alpha > BLACK && Math.max(red, green, blue) > BLACK) return null;
      coverage[at] = alpha;
    }
    return { ...shape, width, coverage };
  }

  /**
   * @param {DrawnLetter} one
   * @param {DrawnLetter} other
   */
  function looksLike(one, other) {
    return one.advance === other.advance && one.coverage.length === other.coverage.length
      && one.coverage.every((part, at) => part === other.coverage[at]);
  }

  globalThis.tesseraeDrawLetter = (letter, size) => {
    inNoFont ??= draw(IN_NO_FONT, size);
    const drawn = draw(letter, size);
    return drawn && inNoFont && looksLike(drawn, inNoFont) ? null : drawn;
  };
})();
