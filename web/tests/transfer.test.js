// Files and links without the game: the bytes of files, the clipboard, links to rooms.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const TEXT = "Zoë – 5/3";

/** The globals of `transfer.js`, in a page that has no game. */
async function transfer(/** @type {Record<string, unknown> & { document?: object }} */ { document, ...globals }) {
  const script = await readFile(new URL("../transfer.js", import.meta.url), "utf8");
  const page = createContext({
    addEventListener: () => {}, location: { hash: "" }, tesseraeIsKiosk: () => false,
    document: { querySelector: () => null, ...document }, tesseraeSay: (/** @type {string} */ id) => id, ...globals,
  });
  runInContext(script, page);
  return page;
}

test("the bytes of a chosen file reach the game as they are, and of one that is too large nothing does", async () => {
  const bytes = [0x52, 0x47, 0x4d, 0x48, 0x01, 0x00, 0xff];
  /** @type {number[][]} */
  const brought = [];
  const chosen = async (/** @type {number} */ size) => {
    let change = async () => {};
    const chooser = {
      files: [{ size, arrayBuffer: async () => new Uint8Array(bytes).buffer }],
      addEventListener: (/** @type {string} */ _, /** @type {() => Promise<void>} */ listener) => (change = listener),
      click: () => {},
      remove: () => {},
    };
    const document = { getElementById: () => null, createElement: () => chooser, body: { append: () => {} } };
    const page = await transfer({
      document, performance, tesseraeBringFile: (/** @type {Uint8Array} */ file) => brought.push([...file]),
    });
    page.tesseraeOpen();
    await change();
  };
  await chosen(bytes.length);
  await chosen(4_000_001);
  assert.deepEqual(brought, [bytes, []]);
});

test("a drawing is saved as a picture as wide as one for a screen, and nothing is where it cannot be drawn", async () => {
  /** @type {string[]} */
  const done = [];
  const draw = async (/** @type {boolean} */ isDrawn) => {
    done.length = 0;
    const canvas = {
      width: 0, height: 0,
      getContext: () => ({ drawImage: (/** @type {unknown[]} */ ...[, x, y, width, height]) => done.push([x, y, width, height].join(" ")) }),
      toBlob: (/** @type {(content: Blob) => void} */ then, /** @type {string} */ type) => then(new Blob(["PNG"], { type })),
    };
    class Image {
      naturalWidth = 640;
      naturalHeight = 480;
      decode = () => (isDrawn ? Promise.resolve() : Promise.reject(new Error("no")));
    }
    const link = { download: "", click: () => done.push(link.download) };
    const page = await transfer({
      Blob, Image, Uint8Array, console: { warn: () => done.push("warned") }, setTimeout: () => {},
      URL: { createObjectURL: (/** @type {Blob} */ blob) => `blob:${blob.type}`, revokeObjectURL: (/** @type {string} */ address) => done.push(address) },
      document: { createElement: (/** @type {string} */ name) => (name === "canvas" ? canvas : link) },
    });
    await page.tesseraeSaveAsPicture("ur.png", "<svg/>");
    return [...done];
  };
  assert.deepEqual(await draw(true), ["0 0 1920 1440", "ur.png", "blob:image/svg+xml"]);
  assert.deepEqual(await draw(false), ["warned", "blob:image/svg+xml"]);
});

test("a picture is shared as a file, and saved where sharing is refused but not where it is given up", async () => {
  /** @type {string[]} */
  const done = [];
  const share = async (/** @type {string | undefined} */ failure) => {
    done.length = 0;
    const navigator = {
      canShare: (/** @type {{ files: File[] }} */ { files }) => files.length === 1,
      share: async (/** @type {{ files: File[] }} */ { files: [file] }) => {
        done.push(`${file?.name} ${file?.type} ${file?.size}`);
        if (failure) throw new DOMException("no", failure);
      },
    };
    const link = { click: () => done.push("saved") };
    const page = await transfer({
      navigator, File, Blob, DOMException, URL: { createObjectURL: () => "", revokeObjectURL: () => {} },
      document: { createElement: () => link }, setTimeout: () => {},
    });
    assert.equal(page.tesseraeCanShareFiles(), true);
    await page.tesseraeShareFile("ur.png", new Uint8Array(3), "image/png");
    return done.length;
  };
  assert.equal(await share(undefined), 1);
  assert.deepEqual(done, ["ur.png image/png 3"]);
  assert.equal(await share("AbortError"), 1);
  assert.equal(await share("NotAllowedError"), 2);
  assert.equal((await transfer({ navigator: {}, File })).tesseraeCanShareFiles(), false);
});

test("a copy is begun by the press, and has the text or the picture that the game hands over later", async () => {
  /** @type {Blob[]} */
  const begun = [];
  const clipboard = {
    write: async (/** @type {ClipboardItem[]} */ [item]) => {
      const [part] = Object.values(item?.parts ?? {});
      begun.push(await (part ?? assert.fail()));
    },
  };
  class ClipboardItem {
    constructor(/** @type {Record<string, Promise<Blob>>} */ parts) {
      this.parts = parts;
    }
  }
  const page = await transfer({ navigator: { clipboard }, ClipboardItem, Blob, console, setTimeout: () => {} });
  page.tesseraePromiseCopy();
  page.tesseraeCopy(TEXT);
  while (begun.length === 0) await new Promise(setImmediate);
  assert.equal(await begun[0]?.text(), TEXT);
  page.tesseraePromiseCopy("image/png");
  page.tesseraeCopyPicture(new Uint8Array([1, 2, 3]));
  while (begun.length === 1) await new Promise(setImmediate);
  assert.deepEqual([begun[1]?.type, begun[1]?.size, page.tesseraeCanCopyPictures()], ["image/png", 3, true]);
});

test("where the clipboard takes only texts, the game's own text is written", async () => {
  /** @type {string[]} */
  const written = [];
  const clipboard = { writeText: async (/** @type {string} */ text) => written.push(text) };
  const page = await transfer({ navigator: { clipboard }, console });
  page.tesseraePromiseCopy();
  page.tesseraeCopy(TEXT);
  assert.deepEqual(written, [TEXT]);
});

test("a link survives line breaks, and what a messenger takes for a part of it", async () => {
  const game = "1-Zm9vYmFy_-9";
  /** @type {Record<string, { value: string }>} */
  const shown = {};
  const element = (/** @type {string} */ id) =>
    (shown[id] ??= Object.assign({ value: "" }, { focus: () => {}, select: () => {}, hidden: true }));
  const sender = await transfer({
    location: { hash: "", origin: "https://tesserae.example", pathname: "/" },
    document: { getElementById: element },
    navigator: {},
  });
  sender.tesseraeLink(game);
  const link = shown["link-text"]?.value ?? "";
  const hash = link.slice(link.indexOf("#"));
  const middle = hash.length - 5;
  const broken = `${hash.slice(0, middle)}%0D%0A ${hash.slice(middle)}`;
  for (const written of [hash, `${hash}).`, broken]) {
    /** @type {string[]} */
    const brought = [];
    const replaced = { replaceState: () => {}, state: null };
    const globals = { location: { hash: written, pathname: "/", search: "" }, history: replaced };
    await transfer({ ...globals, tesseraeBring: (/** @type {string} */ text) => brought.push(text) });
    assert.deepEqual(brought, [game], written);
  }
});

/**
 * A page that was opened by this address, in a tab that keeps this; what it sends to the game, and its address then.
 * @param {string} hash
 * @param {Record<string, string>} kept
 */
async function opened(hash, kept = {}) {
  /** @type {unknown[][]} */
  const sent = [];
  const left = { address: "" };
  const location = { origin: "https://play.example", pathname: "/t/", search: "?report", hash };
  /** @type {(state: unknown, title: string, address: string) => void} */
  const replaceState = (_, __, address) => (left.address = address);
  const sessionStorage = {
    getItem: (/** @type {string} */ name) => kept[name] ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => (kept[name] = value),
    removeItem: (/** @type {string} */ name) => delete kept[name],
  };
  const page = await transfer({
    location,
    history: { state: null, replaceState },
    sessionStorage,
    tesseraeSend: (/** @type {unknown[]} */ ...message) => sent.push(message),
    tesseraeBring: () => {},
    tesseraePlaysLive: () => {},
  });
  return { page, sent, left, kept };
}

const NO_KEY = `${"0".repeat(20)}.${"1".repeat(32)}`;
const SECRETS = `${NO_KEY}.guest.${"2".repeat(32)}.${"3".repeat(32)}`;

test("a link to a room is handed to the game, leaves the address, and is found again after a reload", async () => {
  const link = `https://play.example/t/#room=${SECRETS}`;
  // Messengers take what follows for a part of the link, and break it into lines.
  const { page, sent, left, kept } = await opened(`#room=${SECRETS.slice(0, 30)}%0A${SECRETS.slice(30)}).`);
  assert.deepEqual(sent, [["room", link]]);
  assert.equal(left.address, "/t/?report");
  assert.equal(page.tesseraeArrival(), "invited-to-play");
  const reloaded = await opened("", kept);
  assert.deepEqual(reloaded.sent, [["room", link]]);
  assert.equal(reloaded.page.tesseraeArrival(), "game-with-friend-goes-on");
  reloaded.page.tesseraeRoom(null);
  assert.deepEqual((await opened("", kept)).sent, []);
});

test("an incomplete link to a room opens none, leaves the address, and the game says what is wrong with it", async () => {
  const room = `https://play.example/t/#room=${SECRETS}`;
  const cut = [`seat.${"4".repeat(64)}`, `seat.${"4".repeat(64)}.12.${"5".repeat(31)}`, `look.${"4".repeat(31)}`, "guest", ""].map((access) => `${NO_KEY}.${access}`);
  for (const wrong of ["", SECRETS.slice(1), SECRETS.slice(0, -5), NO_KEY, ...cut, "javascript:alert(1)"]) {
    const { page, sent, left, kept } = await opened(`#room=${wrong}`, { "tesserae/room": room });
    assert.deepEqual(sent, [["room", "https://play.example/t/#room="]], wrong);
    assert.equal(left.address, "/t/?report", wrong);
    assert.ok(page.tesseraeArrival(), "the start page does not cover what the game says");
    assert.deepEqual(kept, { "tesserae/room": room }, "the room of the tab is not forgotten");
  }
  for (const [access, meaning] of [
    [`seat.${"4".repeat(64)}.12.${"5".repeat(32)}`, "game-with-friend-goes-on"],
    [`look.${"4".repeat(32)}`, "invited-to-look-on"],
  ]) {
    const { page, sent } = await opened(`#room=${NO_KEY}.${access}.`);
    assert.deepEqual(sent, [["room", `https://play.example/t/#room=${NO_KEY}.${access}`]]);
    assert.equal(page.tesseraeArrival(), meaning);
  }
});

test("a link of an earlier version is handed to the game, which says so, and is not kept", async () => {
  for (const key of ["2".repeat(32), "onlooker"]) {
    const { sent, kept } = await opened(`#room=${NO_KEY}.${key}`);
    assert.deepEqual(sent, [["room", `https://play.example/t/#room=${NO_KEY}.${key}`]]);
    assert.deepEqual(kept, {});
  }
});

test("what is no link to a room is handed to nobody", async () => {
  for (const hash of ["", "#rooms", "#game="]) {
    const { page, sent, kept } = await opened(hash);
    assert.deepEqual([sent, kept], [[], {}]);
    assert.equal(page.tesseraeArrival(), undefined);
  }
  const game = await opened("#game=abc", { "tesserae/room": `https://play.example/t/#room=${SECRETS}` });
  assert.deepEqual(game.sent, [], "a game in the address comes before the room of the tab");
  assert.equal(game.page.tesseraeArrival(), "sent-a-game");
});

test("the address of a picture is that of a page beside the game, and its HTML is a frame with it", async () => {
  for (const { base, pathname, wanted } of [
    { base: null, pathname: "/t/", wanted: "https://play.example/t/position/#1-AB_-9" },
    { base: null, pathname: "/t/index.html", wanted: "https://play.example/t/position/index.html#1-AB_-9" },
    { base: "https://play.example/t/", pathname: "/t/de/", wanted: "https://play.example/t/position/#1-AB_-9" },
    { base: "https://play.example/t/", pathname: "/t/de/index.html", wanted: "https://play.example/t/position/index.html#1-AB_-9" },
  ]) {
    /** @type {Record<string, { value: string, textContent: string, hidden: boolean }>} */
    const shown = {};
    const element = (/** @type {string} */ id) =>
      (shown[id] ??= Object.assign({ value: "", textContent: "", hidden: true }, { focus: () => {}, select: () => {} }));
    const page = await transfer({
      location: { hash: "", origin: "https://play.example", pathname },
      document: { getElementById: element, querySelector: () => base, baseURI: base ?? "" },
      navigator: { share: () => {} },
    });
    page.tesseraePictureAddress("1-AB_-9");
    const seen = () => [shown["link-title"]?.textContent, shown["link-text"]?.value, shown["link-share"]?.hidden];
    assert.deepEqual(seen(), ["picture-address", wanted, false]);
    page.tesseraePictureHtml("1-AB_-9");
    const html = `<iframe src="${wanted}" title="Tesserae" width="640" height="600" style="border: 0"></iframe>`;
    assert.deepEqual(seen(), ["picture-html", html, true]);
  }
});
