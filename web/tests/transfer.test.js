// The import of files without the game, in every encoding that the desktop game reads too, and the clipboard.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const TEXT = "Zoë – 5/3";

/** The globals of `transfer.js`, in a page that has no game. */
async function transfer(globals) {
  const script = await readFile(new URL("../transfer.js", import.meta.url), "utf8");
  const page = createContext({ TextDecoder, addEventListener: () => {}, location: { hash: "" }, ...globals });
  runInContext(script, page);
  return page;
}

async function decoder() {
  const page = await transfer({});
  return (...bytes) => page.tesseraeDecode(new Uint8Array(bytes.flat()));
}

const utf8 = (text) => [...Buffer.from(text, "utf8")];
const utf16le = (text) => [...Buffer.from(text, "utf16le")];
const utf16be = (text) => [...Buffer.from(text, "utf16le").swap16()];

test("files in UTF-8 and UTF-16 are read with and without a byte-order mark", async () => {
  const decode = await decoder();
  assert.equal(decode(utf8(TEXT)), TEXT);
  assert.equal(decode([0xef, 0xbb, 0xbf], utf8(TEXT)), TEXT);
  for (const encode of [utf16le, utf16be]) {
    assert.equal(decode(encode(TEXT)), TEXT);
    assert.equal(decode(encode(`\ufeff${TEXT}`)), TEXT);
  }
  assert.equal(decode([]), "");
});

test("bytes that are not UTF-8 are read as Latin-1", async () => {
  const decode = await decoder();
  // Only letters that Latin-1 and Windows-1252 share: Node 20 takes the one for the other, browsers do not.
  assert.equal(decode([0x4a, 0xfc, 0x72, 0x67, 0x65, 0x6e, 0x20, 0xff]), "Jürgen ÿ");
});

test("invalid bytes of a save file are replaced, not read as Latin-1", async () => {
  const decode = await decoder();
  assert.equal(decode(utf8('{"name":"Zoë'), [0xff], utf8('"}')), '{"name":"Zoë\ufffd"}');
});

test("a copy is begun by the press, and has the text that the game hands over later", async () => {
  const begun = [];
  const clipboard = { write: async ([item]) => begun.push(await item.parts["text/plain"]) };
  class ClipboardItem {
    constructor(parts) {
      this.parts = parts;
    }
  }
  const page = await transfer({ navigator: { clipboard }, ClipboardItem, Blob, console, setTimeout: () => {} });
  page.tesseraePromiseCopy();
  page.tesseraeCopy(TEXT);
  while (begun.length === 0) await new Promise(setImmediate);
  assert.equal(await begun[0].text(), TEXT);
});

test("where the clipboard takes only texts, the game's own text is written", async () => {
  const written = [];
  const clipboard = { writeText: async (text) => written.push(text) };
  const page = await transfer({ navigator: { clipboard }, console });
  page.tesseraePromiseCopy();
  page.tesseraeCopy(TEXT);
  assert.deepEqual(written, [TEXT]);
});

test("a link survives line breaks, and what a messenger takes for a part of it", async () => {
  const web = { atob, btoa, Blob, Response, TextEncoder, CompressionStream, DecompressionStream, Uint8Array };
  const shown = {};
  const element = (id) => (shown[id] ??= { focus: () => {}, select: () => {}, hidden: true });
  const sender = await transfer({
    ...web,
    location: { hash: "", origin: "https://tesserae.example", pathname: "/" },
    document: { getElementById: element },
    navigator: {},
  });
  await sender.tesseraeLink(TEXT);
  const link = shown["link-text"].value;
  const hash = link.slice(link.indexOf("#"));
  const middle = hash.length - 5;
  const broken = `${hash.slice(0, middle)}%0D%0A ${hash.slice(middle)}`;
  for (const [written, expected] of [[hash, TEXT], [`${hash}).`, TEXT], [broken, TEXT], [hash.slice(0, middle), ""]]) {
    const brought = [];
    const replaced = { replaceState: () => {}, state: null };
    const globals = { location: { hash: written, pathname: "/", search: "" }, history: replaced };
    await transfer({ ...web, ...globals, tesseraeBring: (text) => brought.push(text) });
    while (brought.length === 0) await new Promise(setImmediate);
    assert.deepEqual(brought, [expected], written);
  }
});
