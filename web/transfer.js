// Export and import of games and pictures: as files, and as links that hold the whole game behind the `#`, which no server sees.
(() => {
  "use strict";
  /** @type {At} */
  const at = (id) => document.getElementById(id);
  /** The size of the largest accepted game, in bytes. */
  const MOST = 4_000_000;

  globalThis.tesseraeSave = (name, content, type) => {
    const link = document.createElement("a");
    link.download = name;
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  /** The width in pixels of a drawing that becomes a picture. */
  const PICTURE_WIDTH = 1920;

  /** Saves a drawing, an SVG file, as a PNG file: the browser draws it. */
  globalThis.tesseraeSaveAsPicture = async (name, drawing) => {
    const picture = new Image();
    picture.src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
    try {
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = PICTURE_WIDTH;
      canvas.height = Math.round((PICTURE_WIDTH * picture.naturalHeight) / picture.naturalWidth);
      canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      /** @type {Blob | null} */
      const content = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
      if (content) tesseraeSave(name, new Uint8Array(await content.arrayBuffer()), "image/png");
    } catch (error) {
      console.warn("not drawn:", error);
    } finally {
      URL.revokeObjectURL(picture.src);
    }
  };

  /** Whether a picture can be shared: phones can, and some computers. */
  globalThis.tesseraeCanShareFiles = () =>
    navigator.canShare?.({ files: [new File([], "picture.png", { type: "image/png" })] }) ?? false;

  /** Opens the share sheet with a file, whose press was a moment ago; where that is refused, saves it. */
  globalThis.tesseraeShareFile = async (name, content, type) => {
    try {
      await navigator.share({ files: [new File([content], name, { type })] });
    } catch (error) {
      // Whoever closes the share sheet wants no file.
      if (!(error instanceof DOMException && error.name === "AbortError")) tesseraeSave(name, content, type);
    }
  };

  /** For this many milliseconds after a press has opened the chooser, the game's own request does not open another. */
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
      const file = chooser.files?.[0];
      chooser.remove();
      openedAt = -SAME_PRESS;
      // Of a file that is too large the game says that it holds no game.
      if (file) tesseraeBringFile(file.size <= MOST ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array());
    });
    document.getElementById("chooser")?.remove();
    document.body.append(chooser);
    chooser.click();
  };

  // ---- The clipboard.

  /** The game hands over the content of a copy within this many milliseconds after the press, or it is given up. */
  const COPY_LIMIT = 10_000;
  /**
   * Takes the content of the copy that has begun.
   * @type {((content: Blob) => void) | undefined}
   */
  let promised;

  /**
   * Begins to write to the clipboard, in the handler of a press. The content follows by `tesseraeCopy` or
   * `tesseraeCopyPicture`, when the game has seen the press: browsers would refuse to begin only then.
   */
  globalThis.tesseraePromiseCopy = (type = "text/plain") => {
    if (!globalThis.ClipboardItem || !navigator.clipboard?.write) return;
    /** @type {Promise<Blob>} */
    const content = new Promise((resolve, reject) => {
      promised = resolve;
      setTimeout(reject, COPY_LIMIT, new Error("the game handed over nothing"));
    });
    navigator.clipboard.write([new ClipboardItem({ [type]: content })]).catch((error) => console.warn("not copied:", error));
  };

  /** Writes a text to the clipboard. */
  globalThis.tesseraeCopy = (text) => {
    if (promised) promised(new Blob([text], { type: "text/plain" }));
    else navigator.clipboard?.writeText(text).catch((error) => console.warn("not copied:", error));
    promised = undefined;
  };

  /** Whether the clipboard takes pictures. */
  globalThis.tesseraeCanCopyPictures = () => Boolean(globalThis.ClipboardItem && navigator.clipboard?.write);

  /** Writes a picture to the clipboard, which the press has begun. */
  globalThis.tesseraeCopyPicture = (content) => {
    promised?.(new Blob([content], { type: "image/png" }));
    promised = undefined;
  };

  // ---- Links.

  /** The address of the page for links: whoever opens one reads it in their own language. */
  const page = document.querySelector("base") ? document.baseURI : `${location.origin}${location.pathname}`;
  const linkTo = (/** @type {string} */ text) => `${page}#game=${text}`;

  /** The size in pixels of a frame in which the diagram of any game can be read. */
  const FRAME = { width: 640, height: 600 };

  /**
   * The messages above a link.
   * @typedef {{ title: string, about: string }} Heading
   */
  const GAME = { title: "share-game", about: "share-game-what" };
  const SENT = { title: "send-game", about: "send-game-what" };
  const PUZZLE = { title: "share-puzzle", about: "share-puzzle-what" };
  const PICTURE = { title: "picture-address", about: "picture-address-what" };
  const HTML = { title: "picture-html", about: "picture-html-what" };

  /** Shows a link that lays out a puzzle, as “ur-17”. */
  globalThis.tesseraePuzzleLink = (name) => showLink(`${page}#puzzle=${name}`, PUZZLE);

  /** The address of the page that shows the position in this text alone. */
  function pictureAt(/** @type {string} */ text) {
    // Where a host serves no folders, the file in them is named.
    const file = location.pathname.endsWith("/index.html") ? "index.html" : "";
    return `${page.replace(/index\.html$/, "")}position/${file}#${text}`;
  }

  /** Shows that address. */
  globalThis.tesseraePictureAddress = (text) => showLink(pictureAt(text), PICTURE);

  /** Shows the HTML by which another page shows that page in a frame. */
  globalThis.tesseraePictureHtml = (text) => {
    const address = pictureAt(text).replaceAll("&", "&amp;");
    const size = `width="${FRAME.width}" height="${FRAME.height}"`;
    showLink(`<iframe src="${address}" title="Tesserae" ${size} style="border: 0"></iframe>`, HTML);
  };

  /**
   * @param {string} link
   * @param {Heading} heading
   */
  function showLink(link, { title, about }) {
    at("link-title").textContent = tesseraeSay(title);
    at("link-about").textContent = tesseraeSay(about);
    const field = at("link-text");
    field.value = link;
    at("link-share").hidden = !navigator.share || title === HTML.title;
    at("link-status").textContent = "";
    at("link").hidden = false;
    field.focus();
    field.select();
  }

  globalThis.tesseraeLink = (text) => showLink(linkTo(text), GAME);

  /** Opens the share sheet of a phone, whose press was a moment ago; elsewhere, or if it is refused, shows the link. */
  globalThis.tesseraeSendGame = async (text) => {
    const link = linkTo(text);
    const isPhone = matchMedia("(pointer: coarse)").matches;
    if (!isPhone || !navigator.share) return showLink(link, SENT);
    try {
      await navigator.share({ title: "Tesserae", url: link });
    } catch (error) {
      // Whoever closes the share sheet wants no link.
      if (!(error instanceof DOMException && error.name === "AbortError")) showLink(link, SENT);
    }
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
        at("link-status").textContent = tesseraeSay("copied");
      } catch {
        at("link-status").textContent = tesseraeSay("copying-refused");
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

  let hasArrived = false;

  // ---- Playing with a friend: the link to a room.

  /** Where the tab keeps its room, so that a reload comes back to it. */
  const ROOM = "tesserae/room";
  /**
   * Room, secret, and what the link lets do: play at a seat, sit down, or look on; and where the room is if not here. What
   * follows in a message is no part of the link.
   */
  const ACCESS = "(?:seat\\.[0-9a-f]{64}\\.[0-9]{1,5}\\.[0-9a-f]{32}|guest\\.[0-9a-f]{32}\\.[0-9a-f]{32}|look\\.[0-9a-f]{32})";
  const LINK = new RegExp(`^#(room=[0-9a-f]{20}\\.[0-9a-f]{32}\\.${ACCESS}(?:&at=https?://[\\w.:/~%-]+)?)`);
  /** A link of the first version, which opens no room any more. */
  const OLD = /^#(room=[0-9a-f]{20}\.[0-9a-f]{32}\.(?:[0-9a-f]{32}|onlooker))/;

  /** The address of this page, for links. */
  globalThis.tesseraePage = () => page;

  /** The address of the server that the page names for games with a friend; null if it is the page's own. */
  globalThis.tesseraeServer = () =>
    document.querySelector("meta[name=tesserae-room]")?.getAttribute("content") || null;

  globalThis.tesseraeCanShare = () => Boolean(navigator.share);

  /** Opens the share sheet with the link to a room, a moment after the press. */
  globalThis.tesseraeShare = (link) => {
    navigator.share({ title: "Tesserae", url: link }).catch(() => {});
  };

  /** The game is in the room of this link, or in none any more. */
  globalThis.tesseraeRoom = (link) => {
    tesseraePlaysLive(Boolean(link));
    keepRoom(link);
  };

  /** Keeps the link to a room, or forgets it. */
  function keepRoom(/** @type {string | null} */ link) {
    try {
      if (link) sessionStorage.setItem(ROOM, link);
      else sessionStorage.removeItem(ROOM);
    } catch {
      // A browser that keeps nothing does not come back by itself; the link still leads there.
    }
  }

  function keptRoom() {
    try {
      return sessionStorage.getItem(ROOM);
    } catch {
      return null;
    }
  }

  /**
   * What the address, or this tab before a reload, has led to; undefined if to nothing.
   * @type {string | undefined}
   */
  let arrival;

  /** The same as a sentence for the start page. */
  globalThis.tesseraeArrival = () => arrival;

  /**
   * What a link to a room does; `kept` is that of the tab, and one without all its parts does nothing.
   * @param {string} [link]
   * @param {boolean} [kept]
   */
  function meaning(link, kept) {
    if (kept || link?.includes(".seat.")) return tesseraeSay("game-with-friend-goes-on");
    if (link?.includes(".look.")) return tesseraeSay("invited-to-look-on");
    return tesseraeSay("invited-to-play");
  }

  /** Opens the room of the page's address, or else that of the tab. */
  function enter() {
    const isLink = location.hash.startsWith("#room=");
    const text = location.hash.replaceAll(/%20|%0[AD]|\s/gi, "");
    const link = text.match(LINK)?.[1];
    if (isLink) {
      // The secrets leave the address, and so the history of the browser.
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    if (isLink && !link) {
      // The game says at once that a link is of an earlier version, or without all its parts not complete.
      tesseraeSend("room", `${page}#${text.match(OLD)?.[1] ?? "room="}`);
      arrival = meaning();
      return;
    }
    const room = link ? `${page}#${link}` : hasArrived ? null : keptRoom();
    if (link) keepRoom(room);
    if (!room) return;
    tesseraeSend("room", room);
    arrival = meaning(room, !link);
  }

  /** Whether a game or a puzzle came with the page's address. */
  globalThis.tesseraeHasArrived = () => hasArrived;

  /** Opens the game or puzzle in the page's address and removes it from there, so that a reload continues the game. */
  function arrive() {
    const puzzle = location.hash.match(/^#puzzle=([a-z_]{1,40}-\d{1,6})/)?.[1];
    if (puzzle) {
      hasArrived = true;
      history.replaceState(history.state, "", location.pathname + location.search);
      tesseraeSend("puzzle", puzzle);
      arrival = tesseraeSay("sent-a-puzzle");
      return;
    }
    // Mail programs and messengers break lines, and take the full stop or bracket after a link for a part of it.
    const text = location.hash.replaceAll(/%20|%0[AD]|\s/gi, "").match(/^#game=([\w-]{1,1000000})/)?.[1];
    if (!text) return;
    hasArrived = true;
    history.replaceState(history.state, "", location.pathname + location.search);
    // Of a damaged link the game says that it is damaged.
    tesseraeBring(text);
    arrival = tesseraeSay("sent-a-game");
  }
  // The line to a friend is restored at once.
  addEventListener("online", () => tesseraeSend("online", true));

  // A kiosk opens no link.
  if (tesseraeIsKiosk()) return;
  addEventListener("hashchange", () => {
    arrive();
    if (location.hash.startsWith("#room=")) enter();
  });
  arrive();
  enter();
})();
