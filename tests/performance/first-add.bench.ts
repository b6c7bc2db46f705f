import type { Page } from '@playwright/test';
import { recordWrites } from '../e2e/models/ajax-cart';
import { slowNetwork } from '../e2e/models/network';
import { Store } from '../e2e/models/store';
import { test } from '../e2e/test';
import { hand, quantile, type Row, rounds } from './results';

/** Milliseconds there and back, and bytes a second. */
const NETWORKS = [
  { latency: 0, rate: -1 },
  { latency: 150, rate: -1 },
  { latency: 400, rate: 200_000 },
];

interface Times {
  readonly tapped: number;
  readonly sent?: number;
  readonly opened?: number;
  readonly seen?: number;
}

test('the first tap on "Add to cart", before anything of the cart was loaded', async ({ page, shop }) => {
  test.setTimeout(180_000);
  const rows: Row[] = [];
  for (const { latency, rate } of NETWORKS) {
    const measured: Required<Times>[] = [];
    let writes = 0;
    for (let round = 0; round <= rounds(7, 2); round++) {
      await page.context().clearCookies();
      const fresh = await page.context().newPage();
      const store = new Store(fresh, shop.storeUrl);
      // Two of them earn a gift.
      await store.openProduct('linen-apron');
      await fresh.locator('input[name="quantity"]').fill('2');
      await slowNetwork(fresh, latency, rate);
      const recorded = recordWrites(fresh);
      const times = await tap(fresh);
      // The gift's write follows.
      await fresh.waitForFunction(() => {
        const root = document.querySelector('cartwright-cart')?.shadowRoot;
        return root?.querySelectorAll('[data-line]').length === 2;
      });
      if (round > 0) measured.push(times);
      writes = recorded.writes.length;
      await fresh.close();
    }
    const since = (name: 'sent' | 'opened' | 'seen') =>
      quantile(
        measured.map((times) => times[name] - times.tapped),
        0.5,
      );
    rows.push({
      what: `${latency} ms${rate > 0 ? `, ${rate / 1000} kB/s` : ''}`,
      figures: {
        'add sent': since('sent'),
        'drawer open': since('opened'),
        'first line seen': since('seen'),
        'writes with its gift': writes,
      },
    });
  }
  hand('first-add', 'The first tap on "Add to cart": milliseconds since, median', rows);
});

/** By script, so that nothing tells before that the cart will be wanted. */
function tap(page: Page): Promise<Required<Times>> {
  return page.evaluate(
    () =>
      new Promise<Required<Times>>((resolve) => {
        const times: { -readonly [Name in keyof Times]: number } = { tapped: 0 };
        const native = window.fetch;
        window.fetch = (...all) => {
          if (String(all[0]).includes('add.js')) times.sent ??= performance.now();
          return native(...all);
        };
        const look = () => {
          const root = document.querySelector('cartwright-cart')?.shadowRoot;
          if (root?.querySelector('dialog[open]')) times.opened ??= performance.now();
          if (root?.querySelector('[data-line]')) times.seen ??= performance.now();
          const { sent, opened, seen } = times;
          if (sent !== undefined && opened !== undefined && seen !== undefined)
            resolve({ tapped: times.tapped, sent, opened, seen });
          else requestAnimationFrame(look);
        };
        look();
        times.tapped = performance.now();
        document.querySelector<HTMLElement>('form[action$="/cart/add"] [type="submit"]')?.click();
      }),
  );
}
