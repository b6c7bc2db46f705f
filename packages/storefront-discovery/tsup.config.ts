import { readdirSync } from 'node:fs';
import { forBrowsers, onRuntime } from '@cartwright/storefront-kit/build/storefront-build';
import { versionOf } from '@cartwright/storefront-kit/build/version-of';
import { writeStyleSheet } from '@cartwright/storefront-kit/build/write-style-sheet';
import { defineConfig } from 'tsup';

/** Sources that end up in the script: a change of any of them gives the files that it loads another version. */
const SOURCES = [
  'src',
  'tsup.config.ts',
  '../storefront-kit/src',
  '../core/src/listing',
  '../ui/src/listing',
];

/** Every language, `src/languages/<two letters>.ts`. */
function wordEntries(): Record<string, string> {
  const files = readdirSync('src/languages').filter((name) => /^[a-z]{2}\.ts$/.test(name));
  return Object.fromEntries(
    files.map((name) => [`collection-words-${name.slice(0, 2)}`, `src/languages/${name}`]),
  );
}

/** What the theme's pages load: the runtime beside these files is the one that the cart's build has made. */
export default defineConfig(async () => {
  const version = versionOf(SOURCES);
  await writeStyleSheet('src/collection.css', 'dist/collection.css');
  return [
    {
      ...onRuntime([]),
      entry: { collection: 'src/collection.tsx' },
      define: { VERSION: JSON.stringify(version) },
    },
    {
      ...onRuntime([], version),
      entry: {
        'collection-growing-part': 'src/growing/growing-part.tsx',
        'collection-facts-part': 'src/facts/facts-part.ts',
        ...wordEntries(),
      },
    },
    // The editor's preview: one script, which no store loads.
    {
      ...forBrowsers,
      entry: { 'collection-preview': 'src/preview/collection-preview.ts' },
      format: 'iife',
      splitting: false,
      publicDir: 'public',
    },
  ];
});
