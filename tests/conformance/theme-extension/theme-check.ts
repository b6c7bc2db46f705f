import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '@shopify/theme-check-common';
import { getTheme, loadConfig, NodeFileSystem } from '@shopify/theme-check-node';

/** Shopify's documentation of Liquid and of settings, as its npm package holds it. */
export const LIQUID_DATA = join(
  dirname(fileURLToPath(import.meta.resolve('@shopify/theme-check-docs-updater/package.json'))),
  'data',
);

/** A file of it, by its name without the ending. */
export async function liquidData(name: string) {
  return JSON.parse(await readFile(join(LIQUID_DATA, `${name}.json`), 'utf8'));
}

/**
 * Offences that Shopify's theme-check finds in a theme app extension: `file: check: message`, sorted. Its own runner asks GitHub
 * for newer documentation; this one gives it what the package holds.
 */
export async function offencesIn(folder: string): Promise<string[]> {
  const config = await loadConfig(undefined, folder);
  const offences = await check(await getTheme(config), config, {
    fs: NodeFileSystem,
    themeDocset: {
      filters: () => liquidData('filters'),
      objects: () => liquidData('objects'),
      liquidDrops: () => liquidData('objects'),
      tags: () => liquidData('tags'),
      systemTranslations: () => liquidData('shopify_system_translations'),
    },
    jsonValidationSet: {
      schemas: async (mode) => {
        const manifest = await liquidData(mode === 'app' ? 'manifest_theme_app_extension' : 'manifest_theme');
        return Promise.all(manifest.schemas.map(schemaNamed));
      },
    },
  });
  return offences
    .map(({ uri, check: name, message }) => `${relative(folder, fileURLToPath(uri))}: ${name}: ${message}`)
    .sort();
}

async function schemaNamed({ uri, fileMatch }: { uri: string; fileMatch?: string[] }) {
  const schema = JSON.stringify(await liquidData(uri.replace(/^.*\/|\.json$/g, '')));
  return { uri, schema, ...(fileMatch && { fileMatch }) };
}
