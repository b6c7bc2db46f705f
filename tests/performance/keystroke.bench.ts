import type { Locator, Page } from '@playwright/test';
import { Admin } from '../e2e/models/admin';
import { expect, test } from '../e2e/test';
import { FULL_CART, fillDemoCart } from './full-cart';
import { hand, quantile, rounds } from './results';

const AIM = 50;

test('from a key to the painted preview, in an editor with many components', async ({ page, shop }) => {
  test.setTimeout(120_000);
  await fillDemoCart(shop);
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(editor.preview.getByRole('heading').first()).toBeVisible();
  await editor.openComponent('Title Bar');
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await field.fill('Cart');
  await expect(editor.preview.getByRole('heading').first()).toHaveText(/Cart/);

  const bareEditor = await openBareEditor(await page.context().newPage());

  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds(40, 8); round++) {
    const key = 'abcdefghij'[round % 10] ?? 'a';
    // One after the other, so that the machine is as busy for both. The first key warms up.
    const [our, its] = [await msOf(field, key), await msOf(bareEditor, key)];
    if (round === 0) continue;
    ours.push(our);
    bare.push(its);
  }
  const row = (what: string, measured: readonly number[]) => ({
    what,
    figures: {
      p50: quantile(measured, 0.5),
      p95: quantile(measured, 0.95),
      'p50, to the bare editor': (quantile(measured, 0.5) / quantile(bare, 0.5)).toFixed(2),
      'p95, to the bare editor': (quantile(measured, 0.95) / quantile(bare, 0.95)).toFixed(2),
      keys: measured.length,
    },
  });
  hand('keystroke', `Key to painted preview: ${FULL_CART}, ms; aim of p95 on an idle machine: ${AIM}`, [
    row('Cartwright editor', ours),
    row('bare editor: a field, and a frame that shows its text', bare),
  ]);
});

/** A field whose text a frame shows, and nothing else: what a key costs on this machine now, whoever writes the editor. */
async function openBareEditor(page: Page): Promise<Locator> {
  const frame = `<p></p><script>
    onmessage = ({ data }) => {
      document.querySelector('p').textContent = data;
      const notify = () => parent.postMessage({ type: 'preview:rendered' }, '*');
      requestAnimationFrame(() => requestAnimationFrame(notify));
    };
  </script>`;
  await page.setContent('<input><iframe></iframe>');
  await page.evaluate((html) => {
    const [field, shown] = [document.querySelector('input'), document.querySelector('iframe')];
    if (!field || !shown) return;
    shown.srcdoc = html;
    field.addEventListener('input', () => shown.contentWindow?.postMessage(field.value, '*'));
  }, frame);
  await expect(page.frameLocator('iframe').locator('p')).toHaveCount(1);
  return page.locator('input');
}

async function msOf(field: Locator, key: string): Promise<number> {
  const page = field.page();
  await page.bringToFront();
  const painted = page.evaluate(paintAfterNextKey);
  // The preview is still, and the key is listened for, before it is pressed.
  await page.waitForTimeout(300);
  await field.press(key);
  return painted;
}

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
