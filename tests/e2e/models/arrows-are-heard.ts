import type { Page } from '@playwright/test';

/** Waits until arrows are heard: a timer later than the picking up. A person is never as quick as that, a test is. Timers keep their order. */
export async function arrowsAreHeard(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
