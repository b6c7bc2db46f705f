import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { PEER_FILES } from '../e2e/peers/peer-pages';
import { hand, type Row } from './results';

const DIST = fileURLToPath(new URL('../../packages/storefront-cart/dist', import.meta.url));

test('bytes of the bundles', () => {
  const ours = (name: string) => join(DIST, name);
  const drawer = ['cartwright.js', 'drawer.js', 'runtime.js'];
  const apart = [...drawer, 'preview.js', 'preview-templates.js', 'placeholder.js', 'store-preview.js'];
  const lazy = readdirSync(DIST).filter((name) => /\.js$/.test(name) && !apart.includes(name));
  hand('bytes', 'Bytes of a shopper’s files', [
    size('Cartwright: loader', [ours('cartwright.js')]),
    size('Cartwright: loader, drawer and runtime, CSS included', drawer.map(ours)),
    ...lazy.map((name) => size(`Cartwright: lazy part ${name}`, [ours(name)])),
    size('liquid-ajax-cart (no drawer, no tiers)', [PEER_FILES.liquidAjaxCart]),
    size('cartjs (no drawer, no tiers)', [PEER_FILES.cartJs]),
    size('cartjs with the jQuery it needs', [PEER_FILES.cartJs, PEER_FILES.jquery]),
  ]);
});

/** Each file is sent by itself, so each is compressed by itself. */
function size(what: string, files: readonly string[]): Row {
  const contents = files.map((file) => readFileSync(file));
  const sum = (bytes: (content: Buffer) => number) =>
    contents.reduce((all, content) => all + bytes(content), 0);
  return {
    what,
    figures: {
      raw: sum((content) => content.byteLength),
      gzip: sum((content) => gzipSync(content, { level: 9 }).byteLength),
      brotli: sum((content) => brotliCompressSync(content).byteLength),
    },
  };
}
