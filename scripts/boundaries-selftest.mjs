import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, tool } from './command.mjs';
import { root } from './root.mjs';
import { workspaces } from './workspaces.mjs';

const CONFIG = join(root, '.dependency-cruiser.cjs');

/** Imports that each break just the rule they are listed for (and perhaps others): [importing file, import]. */
const PLANTED = {
  'core-is-pure': ['packages/core/src/cart/a.ts', "import 'react'"],
  'liquid-is-parsed-where-templates-are-compiled': ['packages/storefront-cart/src/d.ts', "import 'liquidjs'"],
  'languages-are-known-in-one-place': [
    'packages/core/src/search/engine/a.ts',
    "import '@orama/stemmers/english'",
  ],
  'core-is-light-where-shoppers-pay': ['packages/core/src/rewards/a.ts', "import '../cart/plain'"],
  'core-editing-knows-no-document': [
    'packages/core/src/editing/a.ts',
    "import type { T } from '../cart/plain'",
  ],
  'core-rules-know-no-calls': [
    'packages/core/src/catalogue/a.ts',
    "import type { T } from '../contract/plain'",
  ],
  'listing-knows-no-place': [
    'packages/server/src/listing/a.ts',
    "import '@cartwright/core/collections/plain'",
  ],
  'search-knows-no-collections': ['packages/server/src/search/a.ts', "import '../collections/plain'"],
  'collections-know-no-search': ['packages/core/src/collections/a.ts', "import '../search/plain'"],
  'ui-for-shoppers-is-only-components': [
    'packages/ui/src/cart/a.tsx',
    "import '@cartwright/core/money/plain'",
  ],
  'ui-knows-no-app': ['packages/ui/src/admin/a.tsx', "import '@cartwright/admin/plain'"],
  'ui-cart-and-ui-admin-are-apart': ['packages/ui/src/cart/b.tsx', "import '../admin/plain'"],
  'polaris-is-behind-ui-admin': ['packages/admin/src/shared/b.ts', "import '@shopify/polaris-icons'"],
  'kit-is-light': ['packages/storefront-kit/src/a.ts', "import '@cartwright/core/cart/plain'"],
  'kit-knows-no-surface': [
    'packages/storefront-kit/src/b.ts',
    "import type { T } from '@cartwright/storefront-cart/plain'",
  ],
  'discovery-is-light': ['packages/storefront-discovery/src/a.ts', "import '@cartwright/core/listing/plain'"],
  'surfaces-are-apart': [
    'packages/storefront-discovery/src/b.ts',
    "import type { T } from '@cartwright/storefront-cart/plain'",
  ],
  'shoppers-load-no-preview': ['packages/storefront-kit/src/c.ts', "import './preview/plain'"],
  'previews-stand-on-the-contract': [
    'packages/storefront-kit/src/preview/a.ts',
    "import '@cartwright/core/cart/plain'",
  ],
  'storefront-is-its-own-app': ['packages/storefront-cart/src/a.ts', "import '@cartwright/server/plain'"],
  'storefront-ships-no-zod': ['packages/storefront-cart/src/b.ts', "import '@cartwright/core/cart/plain'"],
  'dev-store-engine-only-behind-the-preview': [
    'packages/storefront-cart/src/c.ts',
    "import '@cartwright/dev-store/engine/plain'",
  ],
  'storefront-takes-only-the-engine-of-the-dev-store': [
    'packages/storefront-cart/src/preview/a.ts',
    "import '@cartwright/dev-store/server/plain'",
  ],
  'admin-imports-core-and-ui': ['packages/admin/src/a.ts', "import '@cartwright/server/plain'"],
  'admin-slices-are-apart': ['packages/admin/src/features/one/a.ts', "import '../two/plain'"],
  'admin-shared-is-below-all': ['packages/admin/src/shared/a.ts', "import '../features/one/plain'"],
  'admin-knows-no-host': ['packages/admin/src/features/one/b.ts', "import '../../host/standalone/plain'"],
  'hosts-are-apart': ['packages/admin/src/host/embedded/a.ts', "import '../standalone/plain'"],
  'admin-editor-kit-knows-no-feature': [
    'packages/admin/src/editor-kit/a.ts',
    "import '../features/two/plain'",
  ],
  'admin-document-editor-knows-no-feature': [
    'packages/admin/src/document-editor/a.ts',
    "import '../features/two/plain'",
  ],
  'admin-editor-kit-knows-no-document': [
    'packages/admin/src/editor-kit/b.ts',
    "import type { T } from '@cartwright/core/listing/plain'",
  ],
  'admin-report-kit-knows-no-feature': [
    'packages/admin/src/report-kit/a.ts',
    "import '../features/two/plain'",
  ],
  'admin-report-kit-knows-no-report': [
    'packages/admin/src/report-kit/b.ts',
    "import '@cartwright/core/analytics/reports/plain'",
  ],
  'settings-serve-several-editors': [
    'packages/admin/src/widget-settings/a.ts',
    "import '../listing-settings/plain'",
  ],
  'server-knows-only-shopify': ['packages/server/src/a.ts', "import '@cartwright/dev-store/engine/plain'"],
  'server-http-is-below-features': ['packages/server/src/http/a.ts', "import '../shopify/plain'"],
  'server-features-are-listed-above': ['packages/server/src/orders/a.ts', "import '../analytics/feature'"],
  'dev-store-judges-for-itself': ['packages/dev-store/src/a.ts', "import '@cartwright/core/rewards/plain'"],
  'dev-store-engine-is-pure': ['packages/dev-store/src/engine/a.ts', "import '../server/plain'"],
  'extensions-import-core': ['extensions/cart-rewards/src/a.ts', "import 'zod'"],
  'nobody-imports-examples-or-tests': [
    'packages/core/src/contract/a.ts',
    "import '../../../../examples/quick-start/src/plain'",
  ],
  'packages-meet-by-name': ['packages/server/src/b.ts', "import '../../core/src/money/plain'"],
  'product-does-not-import-tests': ['packages/core/src/money/a.ts', "import '../testing/plain'"],
  'no-barrels': ['packages/core/src/contract/b.ts', "import './index'"],
  'kebab-case-files': ['packages/core/src/contract/c.ts', "import './CamelCase'"],
  'no-cycles': ['packages/core/src/contract/loop-a.ts', "import './loop-b'"],
  'everything-resolves': ['packages/core/src/contract/e.ts', "import './nowhere'"],
};

/** Imports that no rule may object to. */
const ALLOWED = [
  ['packages/core/src/cart/ok.ts', "import 'zod'"],
  ['packages/core/src/rewards/ok.ts', "import '../money/plain'; import type { T } from '../cart/plain'"],
  ['packages/ui/src/cart/ok.tsx', "import 'react'; import type { T } from '@cartwright/core/money/plain'"],
  [
    'packages/ui/src/admin/ok.tsx',
    "import '@shopify/polaris'; import '@shopify/polaris-icons'; import '@cartwright/core/cart/plain'",
  ],
  [
    'packages/storefront-kit/src/ok.ts',
    "import 'preact'; import '@cartwright/core/money/plain'; import type { T } from '@cartwright/core/contract/plain'",
  ],
  [
    'packages/storefront-discovery/src/ok.ts',
    "import 'preact'; import '@cartwright/storefront-kit/plain'; import '@cartwright/ui/listing/plain'; import '@cartwright/core/listing/listing-response'; import type { T } from '@cartwright/core/listing/plain'",
  ],
  [
    'packages/storefront-cart/src/ok.ts',
    "import '@cartwright/storefront-kit/plain'; import '@cartwright/core/rewards/plain'; import type { T } from '@cartwright/core/cart/plain'",
  ],
  [
    'packages/storefront-cart/src/preview/ok.ts',
    "import '@cartwright/dev-store/engine/plain'; import '@cartwright/core/cart/plain'",
  ],
  ['packages/storefront-kit/src/preview/ok.ts', "import '@cartwright/core/contract/preview'"],
  ['packages/storefront-cart/src/platform/memory/ok.ts', "import '@cartwright/dev-store/engine/plain'"],
  ['packages/admin/src/features/one/ok.ts', "import './plain'; import '@cartwright/ui/admin/plain'"],
  ['packages/server/src/ok.ts', "import '@cartwright/core/contract/plain'; import 'node:fs'"],
  [
    'packages/dev-store/src/engine/ok.ts',
    "import '@cartwright/core/money/plain'; import type { T } from '@cartwright/core/rewards/plain'",
  ],
  ['extensions/cart-rewards/src/ok.ts', "import '@cartwright/core/rewards/plain'"],
  [
    'examples/quick-start/src/ok.ts',
    "import '@cartwright/server/plain'; import '@cartwright/dev-store/server/plain'",
  ],
];

/** The files that the imports above lead to. */
const TARGETS = [
  'packages/core/src/cart/plain.ts',
  'packages/core/src/analytics/reports/plain.ts',
  'packages/core/src/collections/plain.ts',
  'packages/core/src/search/plain.ts',
  'packages/core/src/rewards/plain.ts',
  'packages/core/src/money/plain.ts',
  'packages/core/src/listing/plain.ts',
  'packages/core/src/listing/listing-response.ts',
  'packages/core/src/contract/plain.ts',
  'packages/core/src/contract/preview.ts',
  'packages/core/src/contract/index.ts',
  'packages/core/src/contract/CamelCase.ts',
  'packages/core/src/testing/plain.ts',
  'packages/ui/src/admin/plain.tsx',
  'packages/ui/src/listing/plain.tsx',
  'packages/admin/src/plain.ts',
  'packages/admin/src/listing-settings/plain.ts',
  'packages/admin/src/host/standalone/plain.ts',
  'packages/admin/src/features/one/plain.ts',
  'packages/admin/src/features/two/plain.ts',
  'packages/server/src/plain.ts',
  'packages/server/src/analytics/feature.ts',
  'packages/server/src/shopify/plain.ts',
  'packages/server/src/collections/plain.ts',
  'packages/storefront-cart/src/plain.ts',
  'packages/storefront-kit/src/plain.ts',
  'packages/storefront-kit/src/preview/plain.ts',
  'packages/dev-store/src/engine/plain.ts',
  'packages/dev-store/src/server/plain.ts',
  'examples/quick-start/src/plain.ts',
  'node_modules/liquidjs/index.js',
  'node_modules/@orama/stemmers/english.js',
  'node_modules/zod/index.js',
  'node_modules/preact/index.js',
  'node_modules/react/index.js',
  'node_modules/@shopify/polaris/index.js',
  'node_modules/@shopify/polaris-icons/index.js',
];

/**
 * Proves the boundaries: every rule finds the import that is planted for it, and none objects to what is allowed.
 * Works on a small imitation of the repository in a temporary folder. Gives what is wrong; empty when nothing is.
 *
 * @returns {Promise<string[]>}
 */
export async function boundaryProblems() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-boundaries-'));
  try {
    imitateRepository(folder);
    return judge(await violationsIn(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function imitateRepository(folder) {
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const path of TARGETS) write(path, 'export type T = 1; export const plain = 1;');
  write('packages/core/src/contract/loop-b.ts', "import './loop-a'");
  for (const [path, text] of [...Object.values(PLANTED), ...ALLOWED]) write(path, `${text};`);
  for (const workspace of workspaces()) {
    const manifest = createRequire(import.meta.url)(join(root, workspace.folder, 'package.json'));
    write(`${workspace.folder}/package.json`, JSON.stringify(manifest));
    const link = join(folder, 'node_modules', workspace.name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, workspace.folder), link);
  }
  symlinkSync(join(root, 'node_modules', 'typescript'), join(folder, 'node_modules', 'typescript'));
}

async function violationsIn(folder) {
  const args = ['--config', CONFIG, '--output-type', 'json', 'packages', 'extensions', 'examples'];
  const { output } = await run(tool('depcruise'), args, { cwd: folder, quiet: true });
  return JSON.parse(output.slice(output.indexOf('{'))).summary.violations;
}

function judge(violations) {
  const broken = (file) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
  const rules = createRequire(import.meta.url)(CONFIG).forbidden.map(({ name }) => name);
  return [
    ...rules.filter((rule) => !(rule in PLANTED)).map((rule) => `${rule}: no import is planted for it.`),
    ...Object.entries(PLANTED)
      .filter(([rule, [file]]) => !broken(file).includes(rule))
      .map(([rule, [file, text]]) => `${rule}: did not find ${text} in ${file}.`),
    ...ALLOWED.flatMap(([file, text]) =>
      broken(file).map((rule) => `${rule}: objects to ${text} in ${file}, which is allowed.`),
    ),
  ];
}
