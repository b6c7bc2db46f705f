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
  '../core/src/bundles',
  '../core/src/data-sources/cart-facts.ts',
  '../core/src/experiments/assignment',
  '../core/src/listing',
  '../core/src/money',
  '../core/src/rewards',
  '../core/src/schedule',
  '../core/src/suggestions',
  '../core/src/texts/text-hash.ts',
  '../core/src/widgets',
  '../ui/src/listing',
];

/** Every language of a folder, `<two letters>.ts`, by the beginning of its files' names. */
function wordEntries(name: string, folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.ts$/.test(file));
  return Object.fromEntries(files.map((file) => [`${name}-words-${file.slice(0, 2)}`, `${folder}/${file}`]));
}

/** Build of what the theme's pages load: the runtime beside these files is the one that the cart's build has made. */
export default defineConfig(async () => {
  const version = versionOf(SOURCES);
  await writeStyleSheet('src/collection.css', 'dist/collection.css');
  return [
    {
      ...onRuntime([]),
      entry: {
        collection: 'src/collection.tsx',
        'search-panel': 'src/search-panel.ts',
        widgets: 'src/widgets.ts',
      },
      define: { VERSION: JSON.stringify(version) },
    },
    {
      ...onRuntime([], version),
      entry: {
        'collection-growing-part': 'src/load-more/infinite-scroll-part.tsx',
        'collection-range-part': 'src/range/range-part.tsx',
        'collection-quick-add-part': 'src/quick-add/quick-add-part.tsx',
        'collection-card-media-part': 'src/card-media/card-media-part.ts',
        'collection-tests-part': 'src/tests/tested-list-part.ts',
        'collection-facts-part': 'src/analytics/analytics-part.ts',
        'search-panel-facts-part': 'src/analytics/panel-part.ts',
        'widgets-facts-part': 'src/analytics/widget-part.ts',
        'widgets-bundle-part': 'src/widgets/bundle-part.tsx',
        'widgets-whole-cart-part': 'src/widgets/whole-cart-part.ts',
        'widgets-bundle-edit-part': 'src/widgets/bundle-edit-part.ts',
        'widgets-choices-part': 'src/widgets/choices-part.tsx',
        'widgets-frame-part': 'src/widgets/frame-part.tsx',
        'widgets-recommended-part': 'src/widgets/recommended-part.ts',
        'widgets-cart-facts-part': 'src/widgets/cart-facts-part.ts',
        'widgets-tests-part': 'src/analytics/tests-part.ts',
        ...wordEntries('collection', 'src/languages'),
        ...wordEntries('search-panel', 'src/search-panel/languages'),
        ...wordEntries('widgets', 'src/widgets/languages'),
      },
    },
    // The editors' previews: one script each, which no store loads.
    {
      ...forBrowsers,
      // A script of a page without an origin isn't told where it is from.
      define: { VERSION: JSON.stringify(version), 'import.meta.url': 'document.baseURI' },
      entry: {
        'collection-preview': 'src/preview/collection-preview.ts',
        'widget-preview': 'src/preview/widget-preview.ts',
        'bundle-preview': 'src/preview/bundle-preview.ts',
      },
      format: 'iife',
      splitting: false,
      publicDir: 'public',
    },
  ];
});
