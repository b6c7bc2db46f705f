import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { CartComponent } from '@cartwright/core/smart-cart/component';
import { newComponent } from '@cartwright/core/smart-cart/new-cart';
import { newBar, newTier } from '@cartwright/core/smart-cart/tiered-progress-bar/defaults';
import { Admin } from '../e2e/models/admin';
import { expect, test } from '../e2e/test';
import { hand, quantile, rounds } from './results';

const COMPONENTS = 30;
const BARS = 3;
const TIERS = 4;

test('from a key to the painted preview, in an editor with many components', async ({ page, shop }) => {
  test.setTimeout(120_000);
  await shop.saveDemoCart(withMuchInIt);
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(editor.preview.getByRole('heading').first()).toBeVisible();
  await editor.openComponent('Title Bar');
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await field.fill('Cart');
  await expect(editor.preview.getByRole('heading').first()).toHaveText(/Cart/);

  const measured: number[] = [];
  for (let round = 0; round <= rounds(40, 8); round++) {
    const painted = page.evaluate(paintAfterNextKey);
    // The preview is still, and the key is listened for, before it is pressed.
    await page.waitForTimeout(300);
    await field.press('abcdefghij'[round % 10] ?? 'a');
    // The first key warms up.
    const ms = await painted;
    if (round > 0) measured.push(ms);
  }
  hand('keystroke', `Key to painted preview: ${COMPONENTS} components, ${BARS} bars of ${TIERS} tiers, ms`, [
    {
      what: 'Cartwright editor',
      figures: { p50: quantile(measured, 0.5), p95: quantile(measured, 0.95), keys: measured.length },
    },
  ]);
});

/** Milliseconds from the key to the frame's word that it has painted the document with it: one frame after the paint. */
function paintAfterNextKey(): Promise<number> {
  return new Promise((resolve) => {
    const onKey = ({ timeStamp: pressed }: Event) => {
      const onMessage = ({ data, timeStamp }: MessageEvent) => {
        if (data?.type !== 'preview:rendered') return;
        window.removeEventListener('message', onMessage);
        resolve(timeStamp - pressed);
      };
      window.addEventListener('message', onMessage);
    };
    document.addEventListener('keydown', onKey, { capture: true, once: true });
  });
}

function withMuchInIt(cart: CartDocument): CartDocument {
  let last = 0;
  const newId = () => `bench-${++last}`;
  const bars = Array.from({ length: BARS }, (_, bar) => ({
    ...newBar(newId(), newId()),
    name: `Bar ${bar + 1}`,
    geolocationEnabled: bar > 0,
    countryCodes: bar === 0 ? [] : [['DE', 'GB'][bar - 1] ?? 'FR'],
    tiers: Array.from({ length: TIERS }, (_, tier) => ({
      ...newTier(newId(), tier === 0 ? ('shipping' as const) : ('decorative' as const)),
      minimum: 50 * (tier + 1),
    })),
  }));
  const own = cart.components.map((component) =>
    component.type === 'tiered_progress_bar'
      ? { ...component, settings: { ...component.settings, bars } }
      : component,
  );
  const more: CartComponent[] = Array.from({ length: COMPONENTS - own.length }, () =>
    newComponent('cart_subtotal', newId),
  );
  const footer = [...more.map(({ componentId }) => componentId), ...cart.dragDropState.footer];
  return { ...cart, components: [...own, ...more], dragDropState: { ...cart.dragDropState, footer } };
}
