import { test } from './gallery';
import { expect } from './test';

/**
 * A chosen few: what shoppers look at most, in the colours of three brands. The font is the project's own, so that only
 * what we change is another picture. `npm run e2e -- gallery-pictures --update-snapshots` takes new ones; look at them.
 */
const CHOSEN = {
  frame: ['items', 'empty'],
  'tiered-progress-bar': ['product-next'],
  'cart-items': ['discounted'],
  checkout: ['terms-missing'],
  notes: ['limit'],
  'announcement-bar': ['several'],
  'discount-code': ['applied'],
  'cross-sell-widget': ['row'],
  'line-offers': ['subscribed', 'volume'],
} as const;

for (const [component, states] of Object.entries(CHOSEN)) {
  test(`${component} matches its screenshots`, async ({ page, galleryUrl }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    for (const state of states) {
      for (const brand of ['plain', 'garden-green', 'deep-night']) {
        await page.goto(
          `${galleryUrl}?component=${component}&only=${state}&still&inter&width=360&brand=${brand}`,
        );
        const frame = page.locator('.frame');
        await expect(frame.locator('[part="frame"]')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expect(frame).toHaveScreenshot(`${component}-${state}-${brand}.png`);
      }
    }
  });
}
