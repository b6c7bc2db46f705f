import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STOREFRONT = 'packages/storefront-cart/dist';
const DISCOVERY = 'packages/storefront-discovery/dist';
const ADMIN = 'packages/admin/dist';
const MANIFEST = JSON.parse(readFileSync(join(ADMIN, '.vite/manifest.json'), 'utf8'));

/** Lazy parts of the cart with a limit of their own: what draws templates reckons as Shopify does. */
const LARGER = { 'custom-template-part.js': '6.46 kB', 'discount-code-part.js': '6.2 kB' };

/** Bytes that travel: each file is counted as it is compressed, which sways by 30 with the version that is in it. */
export default [
  {
    name: 'loader',
    path: `${STOREFRONT}/cartwright.js`,
    limit: '5.07 kB',
  },
  {
    name: 'runtime: Preact and signals',
    path: `${STOREFRONT}/runtime.js`,
    limit: '5.6 kB',
  },
  {
    name: 'loader, drawer and runtime, CSS included',
    path: drawnWith(),
    limit: '39.38 kB',
  },
  {
    name: 'a full cart: nine component types, each in its file',
    path: drawnWith([
      'announcement-bar',
      'cross-sell-widget',
      'discount-code',
      'line-offers',
      'notes',
      'tiered-progress-bar',
    ]),
    limit: '63.1 kB',
  },
  {
    name: 'lazy part: events and actions of the storefront',
    path: `${STOREFRONT}/observers.js`,
    limit: '6 kB',
  },
  {
    name: 'lazy part: beacon',
    path: `${STOREFRONT}/beacon.js`,
    limit: '6 kB',
  },
  {
    name: 'lazy part of every page: its view, going to checkout, the link of the cart, consent that is withdrawn',
    path: `${STOREFRONT}/page-view.js`,
    limit: '3.85 kB',
  },
  {
    name: 'lazy part: running tests of carts',
    path: `${STOREFRONT}/cart-tests.js`,
    limit: '3.05 kB',
  },
  {
    name: 'lazy part: the cart page on its way to checkout',
    path: `${STOREFRONT}/cart-page-checkout.js`,
    limit: '6 kB',
  },
  {
    name: 'lazy part: rarer calls of the public object',
    path: `${STOREFRONT}/api-calls.js`,
    limit: '6 kB',
  },
  {
    name: 'lazy part: codes and gift cards over the Storefront API',
    path: `${STOREFRONT}/storefront-cart.js`,
    limit: '6 kB',
  },
  {
    name: 'lazy part: cross-sells of the cart whose products our server knows',
    path: `${STOREFRONT}/served-offers.js`,
    limit: '3.7 kB',
  },
  {
    name: 'lazy part: the variants of a line as buttons',
    path: `${STOREFRONT}/variant-values.js`,
    limit: '1 kB',
  },
  ...lazyParts(),
  {
    name: 'collection page: script, the runtime apart',
    path: `${DISCOVERY}/collection.js`,
    limit: '9.25 kB',
  },
  {
    name: 'collection page: style sheet',
    path: `${DISCOVERY}/collection.css`,
    limit: '4.8 kB',
  },
  {
    name: 'lazy part of the collection page: a list that grows',
    path: `${DISCOVERY}/collection-growing-part.js`,
    limit: '1.8 kB',
  },
  {
    name: 'lazy part of the collection page: a range that is typed, and its slider',
    path: `${DISCOVERY}/collection-range-part.js`,
    limit: '2.7 kB',
  },
  {
    name: 'lazy part of the collection page: a variant that is chosen in a list',
    path: `${DISCOVERY}/collection-quick-add-part.js`,
    limit: '5 kB',
  },
  {
    name: 'lazy part of the collection page: swatches and further pictures of cards',
    path: `${DISCOVERY}/collection-card-media-part.js`,
    limit: '2.5 kB',
  },
  {
    name: 'lazy part of the collection page: running tests of campaigns',
    path: `${DISCOVERY}/collection-tests-part.js`,
    limit: '3.1 kB',
  },
  {
    name: 'lazy part of the collection page: what is counted',
    path: `${DISCOVERY}/collection-facts-part.js`,
    limit: '3.2 kB',
  },
  {
    name: 'search panel: script with its style sheet, the runtime apart',
    path: `${DISCOVERY}/search-panel.js`,
    limit: '9 kB',
  },
  {
    name: 'lazy part of the search panel: what is counted',
    path: `${DISCOVERY}/search-panel-facts-part.js`,
    limit: '2.1 kB',
  },
  {
    name: 'widgets of a page: script with its style sheet, the runtime apart',
    path: `${DISCOVERY}/widgets.js`,
    limit: '8 kB',
  },
  {
    name: 'lazy part of widgets: what is counted',
    path: `${DISCOVERY}/widgets-facts-part.js`,
    limit: '3.2 kB',
  },
  {
    name: 'lazy part of widgets: variants, plans and quantities, and what is bought together',
    path: `${DISCOVERY}/widgets-choices-part.js`,
    limit: '5.3 kB',
  },
  {
    name: 'lazy part of widgets: the bundle builder',
    path: `${DISCOVERY}/widgets-bundle-part.js`,
    limit: '12.95 kB',
  },
  {
    name: 'lazy part of widgets: a bundle of the cart that is changed in its builder',
    path: `${DISCOVERY}/widgets-bundle-edit-part.js`,
    limit: '1.5 kB',
  },
  {
    name: 'lazy part of widgets: a bundle in the whole cart, where more than bundles is taken off products',
    path: `${DISCOVERY}/widgets-whole-cart-part.js`,
    limit: '7 kB',
  },
  {
    name: 'lazy part: what bundles and widgets give',
    path: `${STOREFRONT}/offers.js`,
    limit: '3.45 kB',
  },
  {
    name: 'lazy part of widgets: the button that opens one, its timer, scripts of the merchant',
    path: `${DISCOVERY}/widgets-frame-part.js`,
    limit: '3 kB',
  },
  {
    name: 'lazy part of widgets: what the store recommends',
    path: `${DISCOVERY}/widgets-recommended-part.js`,
    limit: '2.5 kB',
  },
  {
    name: 'lazy part of widgets: what rules ask of the cart',
    path: `${DISCOVERY}/widgets-cart-facts-part.js`,
    limit: '2.5 kB',
  },
  {
    name: 'lazy part of widgets: running tests',
    path: `${DISCOVERY}/widgets-tests-part.js`,
    limit: '2.6 kB',
  },
  {
    name: 'discount function, before it is compiled to Wasm',
    path: 'extensions/cart-rewards/dist/function.js',
    brotli: false,
    limit: '43 kB',
  },
  {
    name: 'validation function, before it is compiled to Wasm',
    path: 'extensions/cart-validation/dist/function.js',
    brotli: false,
    limit: '42 kB',
  },
  {
    name: 'admin: the list of carts',
    path: pageFiles('src/app/carts-page.tsx'),
    limit: '174.2 kB',
  },
  {
    name: 'admin: the editor, its preview included',
    path: [
      ...pageFiles('src/features/cart/editor/editor-page.tsx'),
      `${STOREFRONT}/preview.html`,
      `${STOREFRONT}/preview.js`,
    ],
    limit: '351.5 kB',
  },
];

/** What the cart loads until it is drawn: title bar, items, subtotal and checkout, and the parts for what else it has. */
function drawnWith(parts = []) {
  const files = ['cartwright', 'drawer', 'runtime', ...parts.map((part) => `${part}-part`)];
  return files.map((name) => `${STOREFRONT}/${name}.js`);
}

/** Every part has the same limit, whatever it draws, but for the larger ones. */
function lazyParts() {
  const files = readdirSync(STOREFRONT).filter((file) => file.endsWith('-part.js'));
  return files.map((file) => ({
    name: `lazy part: ${file.replace('-part.js', '').replaceAll('-', ' ')}`,
    path: `${STOREFRONT}/${file}`,
    limit: LARGER[file] ?? '6 kB',
  }));
}

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
