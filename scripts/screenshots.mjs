import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './build.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { launchQuickStart } from './launch-quick-start.mjs';
import { root } from './root.mjs';

const WIDTHS = [360, 768, 1280];

/** What is pictured, at every width. Each takes a fresh page to what it shows. */
const VIEWS = {
  home: async (page, { storeUrl }) => {
    await page.goto(storeUrl);
  },
  product: async (page, { storeUrl }) => {
    await page.goto(`${storeUrl}/products/canvas-tote`);
  },
  'drawer-empty': async (page, { storeUrl }) => {
    await page.goto(`${storeUrl}/?viewcart=true`);
    await drawerIsOpen(page);
  },
  drawer: async (page, { storeUrl }) => {
    await add(page, storeUrl, 'linen-apron');
    await add(page, storeUrl, 'stoneware-bowl');
  },
  'drawer-gift-choice': async (page, { storeUrl }) => {
    await add(page, storeUrl, 'wool-throw');
  },
  'cart-page': async (page, { storeUrl }) => {
    await add(page, storeUrl, 'linen-apron');
    await page.goto(`${storeUrl}/cart`);
  },
  checkout: async (page, { storeUrl }) => {
    await add(page, storeUrl, 'garden-sweatshirt');
    await page.goto(`${storeUrl}/checkout`);
  },
  list: async (page, { adminUrl }) => {
    await page.goto(adminUrl);
    await page.getByRole('link', { name: 'Demo cart' }).waitFor();
  },
  editor: openEditor,
};

checkNode();
await ensureInstalled();
const chromium = await ensureChromium();
if (!(await buildStale()) || chromium === null) process.exit(1);
const folder = resolve(process.argv[2] ?? join(root, '.cache', 'screenshots'));
mkdirSync(folder, { recursive: true });

const shop = await launchQuickStart();
const { chromium: launcher } = await import('@playwright/test');
const browser = await launcher.launch({ executablePath: chromium, args: CHROMIUM_ARGS });
try {
  for (const [name, view] of Object.entries(VIEWS)) {
    for (const width of WIDTHS) await picture(view, width, join(folder, `${name}-${width}.png`));
  }
  await picture(openEditor, 1440, join(root, 'docs', 'cartwright.png'));
} finally {
  await browser.close();
  await shop.stop();
}
console.log(`Pictures are in ${folder}`);

async function picture(view, width, file) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 780 : 900 } });
  const page = await context.newPage();
  await view(page, shop);
  await page.waitForLoadState('networkidle');
  // Longer than any motion of the cart.
  await page.waitForTimeout(700);
  await page.screenshot({ path: file });
  await context.close();
}

async function add(page, storeUrl, handle) {
  await page.goto(`${storeUrl}/products/${handle}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await drawerIsOpen(page);
}

function drawerIsOpen(page) {
  return page.getByRole('dialog').waitFor();
}

async function openEditor(page, { adminUrl }) {
  await page.goto(adminUrl);
  await page.getByRole('link', { name: 'Demo cart' }).click();
  await page.frameLocator('iframe').getByText('Checkout').first().waitFor();
}
