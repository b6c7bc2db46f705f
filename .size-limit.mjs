import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ADMIN = 'packages/admin/dist';
const MANIFEST = JSON.parse(readFileSync(join(ADMIN, '.vite/manifest.json'), 'utf8'));

/** Bytes that travel: each file is counted as it is compressed. */
export default [
  {
    name: 'loader',
    path: 'packages/storefront-cart/dist/cartwright.js',
    limit: '4.73 kB',
  },
  {
    name: 'loader and drawer, CSS included',
    path: ['packages/storefront-cart/dist/cartwright.js', 'packages/storefront-cart/dist/drawer.js'],
    limit: '37.7 kB',
  },
  {
    name: 'lazy part: events and actions of the storefront',
    path: 'packages/storefront-cart/dist/witnesses-*.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: beacon',
    path: 'packages/storefront-cart/dist/beacon-part-*.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: rarer calls of the public object',
    path: 'packages/storefront-cart/dist/api-calls-*.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: what can be made of a line',
    path: 'packages/storefront-cart/dist/line-offers-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: progress bar and gifts',
    path: 'packages/storefront-cart/dist/tiered-progress-bar-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: announcement bar',
    path: 'packages/storefront-cart/dist/announcement-bar-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: cart share',
    path: 'packages/storefront-cart/dist/cart-share-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: a cart that was shared',
    path: 'packages/storefront-cart/dist/shared-cart-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: login',
    path: 'packages/storefront-cart/dist/login-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: questions and express buttons before checkout',
    path: 'packages/storefront-cart/dist/checkout-extras-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: discount codes and gift cards',
    path: 'packages/storefront-cart/dist/discount-code-part.js',
    limit: '6.1 kB',
  },
  {
    name: 'lazy part: codes and gift cards over the Storefront API',
    path: 'packages/storefront-cart/dist/storefront-cart.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: notes',
    path: 'packages/storefront-cart/dist/notes-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: custom templates',
    path: 'packages/storefront-cart/dist/custom-template-part.js',
    limit: '6.1 kB',
  },
  {
    name: 'lazy part: what templates show of products besides',
    path: 'packages/storefront-cart/dist/product-facts-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: cross-sells',
    path: 'packages/storefront-cart/dist/cross-sell-widget-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: custom code',
    path: 'packages/storefront-cart/dist/custom-code-block-part.js',
    limit: '6 kB',
  },
  {
    name: 'lazy part: apps',
    path: 'packages/storefront-cart/dist/smart-cart-app-part.js',
    limit: '6 kB',
  },
  {
    name: 'discount function, before it is compiled to Wasm',
    path: 'extensions/cart-rewards/dist/function.js',
    brotli: false,
    limit: '30 kB',
  },
  {
    name: 'validation function, before it is compiled to Wasm',
    path: 'extensions/cart-validation/dist/function.js',
    brotli: false,
    limit: '30 kB',
  },
  {
    name: 'admin: the list of carts',
    path: pageFiles('src/app/carts-page.tsx'),
    limit: '170 kB',
  },
  {
    name: 'admin: the editor, its preview included',
    path: [
      ...pageFiles('src/features/cart-editor/editor-page.tsx'),
      'packages/storefront-cart/dist/preview.html',
      'packages/storefront-cart/dist/preview.js',
    ],
    limit: '410 kB',
  },
];

/** What the admin loads until a page shows, and nothing that it loads when it is asked for. */
function pageFiles(page) {
  const chunks = new Set();
  const add = (key) => {
    if (chunks.has(key)) return;
    chunks.add(key);
    for (const imported of MANIFEST[key].imports ?? []) add(imported);
  };
  add('index.html');
  add(page);
  const files = [...chunks].flatMap((key) => [MANIFEST[key].file, ...(MANIFEST[key].css ?? [])]);
  return ['index.html', ...files].map((file) => join(ADMIN, file));
}
