import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Page } from '@playwright/test';
import { withComponent } from './components/with-component';
import { Drawer } from './models/drawer';
import { slowNetwork } from './models/network';
import { Store } from './models/store';
import { expect, test } from './test';

/** State of the lines in one frame. */
interface Frame {
  /** Ids of the lines from top to bottom, with where they stood (pixels from the top of the drawer). */
  readonly lines: readonly (readonly [string, number])[];
}

declare global {
  interface Window {
    /** Every frame of an open drawer since it was last emptied. */
    seenFrames: Frame[];
  }
}

/** Parts of pixels. */
const STILL = 1;

/** A cart in which much comes late: messages, a bar with gifts, offers on lines, suggestions, fields. */
const full =
  (widgetId: number, switchToSubscriptionEnabled: boolean) =>
  (cart: CartDocument): CartDocument => ({
    ...[
      withComponent('announcement_bar', { messages: ['Free returns for 30 days'] }),
      withComponent('cross_sell_widget', { widgetId }),
      withComponent('discount_code'),
      withComponent('notes'),
    ].reduce((changed, add) => add(changed), cart),
    switchToSubscriptionEnabled,
  });

for (const { latency, device, width } of [
  { latency: 0, device: 'desktop', width: 1280 },
  { latency: 150, device: 'desktop', width: 1280 },
  { latency: 400, device: 'desktop', width: 1280 },
  { latency: 150, device: 'phone', width: 360 },
]) {
  test(`on a ${device} lines don’t move once visible, ${latency} ms from the store`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    const widgetId = await shop.addWidget({
      dataSourcePath: '/products/related',
      title: 'Goes with it',
      settings: { limit: 3 },
    });
    await shop.saveDemoCart(full(widgetId, device === 'desktop'));
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordFrames);
    await slowNetwork(page, latency, latency === 0 ? undefined : 200_000);
    const store = new Store(page, shop.storeUrl);
    // The first act earns a gift; then another product beside it, and more of it, in the drawer that is loaded.
    for (const [handle, times] of [
      ['wool-throw', 1],
      ['linen-apron', 2],
    ] as const) {
      await store.openProduct(handle);
      for (let time = 0; time < times; time++) {
        const frames = await framesOf(page, async () => {
          await store.addToCart();
          await isWhole(new Drawer(page));
        });
        expect(
          frames.some(({ lines }) => lines.length > 0),
          handle,
        ).toBe(true);
        expect(flipsOf(frames), `${handle}: lines change places`).toEqual([]);
        expect(jumpsOf(frames), `${handle}: lines jump`).toEqual([]);
        await new Drawer(page).close();
      }
    }
    await store.openHome();
    const frames = await framesOf(page, async () => {
      await new Drawer(page).open();
      await isWhole(new Drawer(page));
    });
    expect(flipsOf(frames), 'opened: lines change places').toEqual([]);
    expect(jumpsOf(frames), 'opened: lines jump').toEqual([]);
  });
}

test('lines don’t wait forever for a part that hangs', async ({ page, shop }) => {
  let hung = 0;
  await page.route('**/tiered-progress-bar-part.js*', () => {
    hung++;
  });
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await expect(drawer.line('Enamel Mug')).toBeVisible();
  expect(hung).toBe(1);
  await drawer.isSettled();
  await expect(drawer.progress).toHaveCount(0);
});

/** The store has answered, and everything that the cart is made of is there. */
async function isWhole(drawer: Drawer): Promise<void> {
  const { dialog } = drawer;
  await drawer.isOpen();
  await expect(drawer.progress).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Announcements' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Goes with it' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await drawer.isSettled();
  await expect
    .poll(() => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
}

async function framesOf(page: Page, act: () => Promise<void>): Promise<readonly Frame[]> {
  await page.evaluate(() => {
    window.seenFrames = [];
  });
  await act();
  return page.evaluate(() => window.seenFrames);
}

/** Pairs of lines that stood in another order before. */
function flipsOf(frames: readonly Frame[]): string[] {
  return between(frames, (before, after) => {
    const both = (frame: Frame, other: Frame) =>
      frame.lines.map(([id]) => id).filter((id) => other.lines.some(([each]) => each === id));
    const [was, is] = [both(before, after), both(after, before)];
    return was.join() === is.join() ? [] : [`${was.join(', ')} > ${is.join(', ')}`];
  });
}

/** Lines that stood elsewhere before. */
function jumpsOf(frames: readonly Frame[]): string[] {
  return between(frames, (before, after) =>
    after.lines.flatMap(([id, top]) => {
      const was = before.lines.find(([each]) => each === id)?.[1] ?? top;
      return Math.abs(was - top) > STILL ? [`${id}: ${was} > ${top}`] : [];
    }),
  );
}

function between(frames: readonly Frame[], found: (before: Frame, after: Frame) => string[]): string[] {
  return frames.slice(1).flatMap((after, index) => found(frames[index] ?? after, after));
}

/** Records the positions of lines in each frame. Runs in the page. */
function recordFrames(): void {
  window.seenFrames = [];
  const look = () => {
    requestAnimationFrame(look);
    const dialog = document.querySelector('cartwright-cart')?.shadowRoot?.querySelector('dialog[open]');
    const top = dialog?.getBoundingClientRect().top ?? 0;
    const lines = [...(dialog?.querySelectorAll('[data-line]') ?? [])].map(
      (line) => [line.getAttribute('data-line') ?? '', line.getBoundingClientRect().top - top] as const,
    );
    if (dialog) window.seenFrames.push({ lines });
  };
  requestAnimationFrame(look);
}
