// Games that come and go: as files, and as links that hold the whole game behind the `#`, where no server sees it.
(() => {
  "use strict";
  const at = (id) => document.getElementById(id);
  /** Beyond this, what comes is no game. */
  const MOST = 4_000_000;

  globalThis.tesseraeSave = (name, text) => {
    const link = document.createElement("a");
    link.download = name;
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  /** How long a chooser that was opened by a press on the page answers the game's own wish for one, in milliseconds. */
  const SAME_PRESS = 5_000;
  let openedAt = -SAME_PRESS;

  globalThis.tesseraeOpen = () => {
    const now = performance.now();
    if (now - openedAt < SAME_PRESS) return;
    openedAt = now;
    const chooser = document.createElement("input");
    chooser.type = "file";
    chooser.id = "chooser";
    chooser.hidden = true;
    chooser.addEventListener("change", async () => {
      const file = chooser.files[0];
      chooser.remove();
      openedAt = -SAME_PRESS;
      if (file && file.size <= MOST) tesseraeBring(await file.text());
    });
    at("chooser")?.remove();
    document.body.append(chooser);
    chooser.click();
  };

  // ---- Links.

  async function through(bytes, transform) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());
  }

  async function pack(text) {
    const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
    let letters = "";
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }

  async function unpack(packed) {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  }

  globalThis.tesseraeLink = async (text) => {
    const field = at("link-text");
    field.value = `${location.origin}${location.pathname}#game=${await pack(text)}`;
    at("link-share").hidden = !navigator.share;
    at("link-said").textContent = "";
    at("link").hidden = false;
    field.focus();
    field.select();
  };

  function close() {
    at("link").hidden = true;
    at("tesserae").focus();
  }

  addEventListener("DOMContentLoaded", () => {
    at("link-copy").addEventListener("click", async () => {
      const field = at("link-text");
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
        at("link-said").textContent = "Copied.";
      } catch {
        at("link-said").textContent = "The browser does not allow copying: please copy the text above.";
      }
    });
    at("link-share").addEventListener("click", () => {
      navigator.share({ title: "Tesserae", url: at("link-text").value }).catch(() => {});
    });
    at("link-close").addEventListener("click", close);
    at("link").addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") close();
    });
  });

  /** Takes the game out of the page's address. What is reloaded afterwards goes on where it was, not at the link. */
  async function arrive() {
    const packed = location.hash.match(/^#game=([\w-]{1,1000000})$/)?.[1];
    if (!packed) return;
    history.replaceState(null, "", location.pathname + location.search);
    try {
      const text = await unpack(packed);
      if (text.length > MOST) throw new Error("too long");
      tesseraeBring(text);
    } catch {
      // Damaged on its way: the game itself says what is wrong with it.
      tesseraeBring("");
    }
  }
  addEventListener("hashchange", arrive);
  arrive();
})();
