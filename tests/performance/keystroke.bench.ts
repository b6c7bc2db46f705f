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
  const field = page
    .getByLabel('Title', { exact: true })
    .or(page.getByLabel('Heading', { exact: true }))
    .first();
  await field.fill('Cart');
  const heading = editor.preview.getByRole('heading').first();
  await expect(heading).toHaveText(/Cart/);

  const measured: number[] = [];
  for (let round = 0; round <= rounds(40, 8); round++) {
    const painted = heading.evaluate(paintOfNextChange);
    // A key is listened for before it is pressed.
    const pressed = field.evaluate(
      (input) =>
        new Promise<number>((resolve) => {
          const listen = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
          input.addEventListener('keydown', listen, { once: true });
        }),
    );
    await page.waitForTimeout(50);
    await field.press('abcdefghij'[round % 10] ?? 'a');
    const ms = (await painted) - (await pressed);
    if (round > 0) measured.push(ms);
  }
  hand('keystroke', `Key to painted preview: ${COMPONENTS} components, ${BARS} bars of ${TIERS} tiers, ms`, [
    {
      what: 'Cartwright editor',
      figures: { p50: quantile(measured, 0.5), p95: quantile(measured, 0.95), keys: measured.length },
    },
  ]);
});

/** When the frame in which the text has changed was over, in milliseconds of the machine's clock. */
function paintOfNextChange(heading: Element): Promise<number> {
  const root = heading.getRootNode();
  const before = heading.textContent;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (heading.textContent === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
}

function withMuchInIt(cart: CartDocument): CartDocument {
  let last = 0;
  const newId = () => `bench-${++last}`;
  const bars = Array.from({ length: BARS }, (_, bar) => ({
    ...newBar(newId(), newId()),
    name: `Bar ${bar + 1}`,
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
  const at = own.findIndex(({ type }) => type === 'checkout');
  return { ...cart, components: [...own.slice(0, at), ...more, ...own.slice(at)] };
}
