import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { freePort } from './launch';
import { test as base, expect } from './test';

const SCRIPT = fileURLToPath(new URL('../../scripts/gallery.mjs', import.meta.url));
const CART = fileURLToPath(new URL('../../packages/ui/src/cart', import.meta.url));

/** The components of the cart; the gallery has a page for each. */
export const COMPONENTS = readdirSync(CART, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

interface WorkerFixtures {
  /** Where `npm run gallery` serves. */
  readonly galleryUrl: string;
}

/** Playwright's test with a running gallery. */
export const test = base.extend<object, WorkerFixtures>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's fixtures here
    async ({}, use) => {
      const child = spawn(process.execPath, [SCRIPT], {
        env: { ...process.env, GALLERY_PORT: String(await freePort()) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      const address = new Promise<string>((resolve, reject) => {
        let text = '';
        child.stdout.on('data', (chunk: Buffer) => {
          text += chunk.toString('utf8');
          const found = /http:\S+/.exec(text);
          if (found) resolve(found[0]);
        });
        void ended.then(() => reject(new Error(`The gallery did not come up:\n${text}`)));
      });
      await use(await address);
      child.kill('SIGINT');
      await ended;
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Opens a component's page under looks (a query: `width=320&text=200`), and waits until all of it is drawn. */
export async function openGallery(page: Page, url: string, component: string, looks = ''): Promise<void> {
  await page.goto(`${url}?component=${component}&still&${looks}`);
  await expect(page.getByRole('figure').last().locator('[part="frame"]')).toBeVisible();
}
