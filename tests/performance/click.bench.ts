import { variantId } from '../e2e/models/ajax-cart';
import { Drawer } from '../e2e/models/drawer';
import { Store } from '../e2e/models/store';
import { test } from '../e2e/test';
import { hand, quantile, rounds } from './results';

const LINES = 50;
const SLOWDOWN = 4;

test('from a click to the painted quantity, with many lines on a slow processor', async ({ page, shop }) => {
  test.setTimeout(120_000);
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const id = await variantId(page, shop.storeUrl, 'morning-tea');
  const items = Array.from({ length: LINES }, (_, index) => ({
    id,
    quantity: 1,
    properties: { Name: `Number ${index}` },
  }));
  await store.post('add', { items });
  await store.openHome();
  await drawer.open();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const measured: number[] = [];
  const count = rounds(30, 6);
  for (let round = 0; round <= count; round++) {
    // A gift has no such button.
    const more = drawer.dialog
      .getByRole('button', { name: /^Increase quantity of/ })
      .nth((round * 7) % LINES);
    const line = more.locator('xpath=ancestor::li[1]');
    // Clear of what stays in view at the bottom.
    await more.hover();
    const painted = line.evaluate(paintOfNextClick);
    const box = await more.boundingBox();
    if (!box) throw new Error('The button cannot be seen.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // The first click warms up.
    if (round > 0) measured.push(await painted);
    else await painted;
    await drawer.isSettled();
  }
  hand('click', `Click to painted quantity: ${LINES} lines, ${SLOWDOWN}× slower processor, ms`, [
    {
      what: 'Cartwright',
      figures: {
        p50: quantile(measured, 0.5),
        p95: quantile(measured, 0.95),
        max: quantile(measured, 1),
        clicks: measured.length,
      },
    },
  ]);
});

/** Milliseconds from the click, as the browser received it, to the end of the frame in which the line's quantity has changed. */
function paintOfNextClick(line: Element): Promise<number> {
  const field = line.querySelector('input');
  const before = field?.value;
  return new Promise((resolve) => {
    line.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          requestAnimationFrame(() => {
            if (field?.value === before) return look();
            // A message comes after the frame that this callback belongs to.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}
