import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { serveGallery } from './serve-gallery';
import { test as base, expect } from './test';

const CART = fileURLToPath(new URL('../../packages/ui/src/cart', import.meta.url));

/** The components of the cart, and those of lists of products; the gallery has a page for each. */
export const COMPONENTS = [
  ...readdirSync(CART, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  'bundle-builder',
  'listing',
  'product-widget',
];

interface WorkerFixtures {
  /** Where `npm run gallery` serves. */
  readonly galleryUrl: string;
}

/** Playwright's test with a running gallery. */
export const test = base.extend<object, WorkerFixtures>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's fixtures here
    async ({}, use) => serveGallery([], use),
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Opens a component's page under looks (a query: `width=320&text=200`), and waits until all of it is drawn. */
export async function openGallery(page: Page, url: string, component: string, looks = ''): Promise<void> {
  await page.goto(`${url}?component=${component}&still&${looks}`);
  await expect(page.getByRole('figure').last().locator('[part="frame"]')).toBeVisible();
}
