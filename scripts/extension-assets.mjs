import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The surfaces of a storefront, each with files of names of its own. */
const BUILT = ['storefront-cart', 'storefront-discovery'].map((name) => join(root, 'packages', name, 'dist'));
const ASSETS = join(root, 'extensions/cart-embed/assets');

/** The editor's previews, which no shop serves. */
const NOT_SERVED = [
  'preview.js',
  'preview-templates.js',
  'bundle-preview.js',
  'collection-preview.js',
  'widget-preview.js',
];

/**
 * The names of the built files that a shop serves: scripts and style sheets. What lies beside them compressed stays behind, because
 * Shopify's CDN compresses by itself.
 *
 * @param {readonly string[]} built
 */
export function servedFiles(built) {
  return built.filter((name) => /\.(js|css)$/.test(name) && !NOT_SERVED.includes(name)).sort();
}

/** Puts the built storefront into the theme app extension, and takes everything else out of its assets. */
export function fillExtensionAssets(from = BUILT, to = ASSETS) {
  const folderOf = new Map(
    from.flatMap((folder) => servedFiles(readdirSync(folder)).map((name) => [name, folder])),
  );
  const served = [...folderOf.keys()].sort();
  const there = existsSync(to) ? readdirSync(to).sort() : [];
  const source = (name) => join(folderOf.get(name), name);
  const isSame = (name) => readFileSync(source(name)).equals(readFileSync(join(to, name)));
  // Their times are the version in their addresses: what is the same stays.
  if (there.join() === served.join() && served.every(isSame)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of served) cpSync(source(name), join(to, name));
}
