import type { Page } from '@playwright/test';

/** What picks up listens to arrows from a timer on: a person is never as quick as that, a test is. Timers keep their order. */
export async function arrowsAreHeard(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
