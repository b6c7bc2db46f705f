import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'smol-toml';
import { readBlockSchema } from './block-schema';
import type { ExtensionAssets, ThemeExtension } from './theme-extension';

/** Constant in place of the id that Shopify assigns at the first deployment. */
const LOCAL_UID = '0193c0de-0000-7000-8000-00000000cafe';
const DEFAULT_TEXTS = /^([\w-]+)\.default\.json$/;
const TEXTS = /^([\w-]+?)(\.default)?\.json$/;

/**
 * Loads a theme app extension: manifest, blocks, snippets, texts and assets. Assets are read on request, as builds may
 * replace them. Throws if the folder isn't one, or with the block whose schema is invalid.
 */
export async function readThemeExtension(folder: string): Promise<ThemeExtension> {
  const { type, handle, uid } = parse(await readFile(join(folder, 'shopify.extension.toml'), 'utf8'));
  if (type !== 'theme') throw new Error('shopify.extension.toml: type is not "theme".');
  if (typeof handle !== 'string') throw new Error('shopify.extension.toml: handle is not a text.');
  const locales = await filesIn(folder, 'locales', '.json');
  const defaultLanguage =
    [...locales.keys()].flatMap((name) => DEFAULT_TEXTS.exec(name)?.[1] ?? [])[0] ?? 'en';
  const editorTexts = json(locales.get(`${defaultLanguage}.default.schema.json`) ?? '{}');
  const blocks = [...(await filesIn(folder, 'blocks', '.liquid'))].map(([file, liquid]) => {
    try {
      return { handle: basename(file, '.liquid'), liquid, schema: readBlockSchema(liquid, editorTexts) };
    } catch (error) {
      throw new Error(`blocks/${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
  const snippets = [...(await filesIn(folder, 'snippets', '.liquid'))];
  return {
    uid: typeof uid === 'string' ? uid : LOCAL_UID,
    handle,
    blocks,
    snippets: Object.fromEntries(snippets.map(([file, liquid]) => [basename(file, '.liquid'), liquid])),
    texts: Object.fromEntries(
      [...locales].flatMap(([file, text]) => {
        const [, language] = TEXTS.exec(file) ?? [];
        return language === undefined ? [] : [[language, json(text)]];
      }),
    ),
    defaultLanguage,
    assets: assetsIn(join(folder, 'assets')),
  };
}

/** Files of a folder by name, sorted. */
async function filesIn(folder: string, name: string, ending: string): Promise<Map<string, string>> {
  const path = join(folder, name);
  if (!existsSync(path)) return new Map();
  const files = (await readdir(path)).filter((file) => file.endsWith(ending)).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(path, file), 'utf8')] satisfies [string, string]),
    ),
  );
}

function json(text: string): unknown {
  return JSON.parse(text);
}

function assetsIn(folder: string): ExtensionAssets {
  const has = (name: string) => names(folder).includes(name);
  return {
    has,
    version() {
      const hash = createHash('sha256');
      for (const name of names(folder)) {
        const { size, mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
        hash.update(`${name} ${size} ${mtimeMs}\0`);
      }
      return hash.digest('hex').slice(0, 12);
    },
    read: async (name) => (has(name) ? readFile(join(folder, name)) : null),
  };
}

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
