import type { Page } from '@playwright/test';
import { type AjaxLine, isGift, readCart, variantId } from './models/ajax-cart';
import { pick, randomFrom } from './models/chance';
import { Drawer } from './models/drawer';
import { slowNetwork } from './models/network';
import { expect, test } from './test';

const { SEED, WALKS } = process.env;
/** The same at every run, unless SEED names the first of WALKS others. The last one has failed once. */
const SEEDS =
  SEED === undefined
    ? [1, 2, 447_754]
    : Array.from({ length: Number(WALKS ?? 1) }, (_, each) => Number(SEED) + each);
const STEPS = 6;
const LATENCIES = [0, 150, 400];
const GOODS = ['linen-apron', 'enamel-mug', 'morning-tea', 'beeswax-candle'];
/** Time limit of a step on slow machines. */
const TIMEOUT = { timeout: 30_000 };

/** Content of the screen when the page was left. */
interface Seen {
  readonly total: string;
  readonly unchecked: boolean;
  /** Quantity fields of the theme's cart page, by line key. */
  readonly quantities: Readonly<Record<string, string>>;
}

test.describe.configure({ mode: 'parallel' });

for (const seed of SEEDS) {
  test(`checkout charges what is shown, SEED=${seed}`, async ({ page, context, shop }) => {
    test.setTimeout(180_000);
    const random = randomFrom(seed);
    const walk = await Walk.begin(page, shop.storeUrl, pick(LATENCIES, random));
    await context.clearCookies();
    await walk.open();
    for (let step = 0; step < STEPS; step++) await walk.step(random);
    await walk.checkOut(random);
  });
}

/** A shopper with a drawer, other scripts that write as they like, and several ways to checkout. */
class Walk {
  private readonly log: string[] = [];
  private readonly drawer: Drawer;

  private constructor(
    private readonly page: Page,
    private readonly storeUrl: string,
    private readonly ids: ReadonlyMap<string, number>,
  ) {
    this.drawer = new Drawer(page);
  }

  static async begin(page: Page, storeUrl: string, latency: number): Promise<Walk> {
    const ids = await Promise.all(
      GOODS.map(async (handle) => [handle, await variantId(page, storeUrl, handle)] as const),
    );
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const root = document.querySelector('cartwright-cart')?.shadowRoot;
        const seen = {
          total: root?.querySelector('.cw-checkout-total')?.textContent ?? '',
          unchecked: /hasn’t confirmed/.test(root?.querySelector('.cw-checkout-note')?.textContent ?? ''),
          quantities: Object.fromEntries(
            [...document.querySelectorAll('[data-line]')].map((line) => [
              line.getAttribute('data-line'),
              line.querySelector('input')?.value,
            ]),
          ),
        };
        sessionStorage.setItem('seen', JSON.stringify(seen));
      });
    });
    const walk = new Walk(page, storeUrl, new Map(ids));
    walk.log.push(`${latency} ms`);
    await slowNetwork(page, latency);
    return walk;
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.storeUrl}/products/seed-kit`);
    await this.drawer.open();
  }

  async step(random: () => number): Promise<void> {
    const handle = pick(GOODS, random);
    const chance = random();
    if (chance < 0.25) await this.add(handle, 1 + Math.floor(random() * 2));
    else if (chance < 0.6) await this.elsewhere(random);
    else if (chance < 0.7) await this.reopen();
    else if (chance < 0.8) await this.leave();
    else await this.checkOut(random);
  }

  private note(text: string): void {
    this.log.push(text);
  }

  private async add(handle: string, quantity: number): Promise<void> {
    this.note(`add ${quantity} ${handle}`);
    const item = { variantId: this.ids.get(handle) ?? 0, quantity };
    await this.page.evaluate(async (wanted) => {
      const api = window.Cartwright;
      if (api && 'add' in api) void api.add(wanted);
    }, item);
  }

  /** Another script's write, with an answer that is read or not; it is answered when this ends. */
  private async elsewhere(random: () => number): Promise<void> {
    const { items } = await readCart(this.page);
    const line = items.length > 0 && random() < 0.6 ? pick(items, random) : null;
    const read = random() < 0.4;
    const [path, body] = line
      ? ['change', { id: line.key, quantity: Math.floor(random() * 3) }]
      : ['add', { items: [{ id: this.ids.get(pick(GOODS, random)), quantity: 1 }] }];
    this.note(`elsewhere ${path} ${line?.handle ?? ''}${read ? '' : ', unread'}`);
    await this.page.evaluate(
      async ([address, sent, isRead]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(sent) });
        if (isRead) await response.text();
      },
      [`/cart/${path}.js`, body, read] as const,
    );
  }

  private async reopen(): Promise<void> {
    this.note('reopen');
    await this.drawer.close();
    await this.drawer.open();
  }

  private async leave(): Promise<void> {
    this.note('leave');
    await this.open();
  }

  async checkOut(random: () => number): Promise<void> {
    if ((await readCart(this.page)).items.length === 0) return;
    if (random() < 0.6) await this.checkOutByDrawer();
    else await this.checkOutByPage(random);
    await this.open();
  }

  /** Presses as often as it takes: each time new amounts may be shown first. */
  private async checkOutByDrawer(): Promise<void> {
    this.note('check out');
    const button = this.drawer.dialog.getByRole('button', { name: /^Check out/ });
    // An empty cart has no way to checkout; this one knows nothing yet of what others have put in.
    if (!(await button.isVisible())) await this.reopen();
    let isEmpty = false;
    await expect(async () => {
      const { pathname } = new URL(this.page.url());
      isEmpty = (await readCart(this.page)).items.length === 0;
      if (isEmpty) return;
      if (pathname !== '/checkout') await button.click({ timeout: 3000 });
      await this.page.waitForURL('**/checkout', { timeout: 3000 });
    }).toPass(TIMEOUT);
    if (isEmpty) return;
    const seen = await this.seen();
    const cart = await readCart(this.page);
    const total = `$${(cart.total_price / 100).toFixed(2)}`;
    if (!seen.unchecked) expect(seen.total, this.log.join(', ')).toBe(total);
    expect(await this.charged(), this.log.join(', ')).toEqual([]);
  }

  /**
   * By the theme's cart page, with a quantity that nobody has sent. A page whose cart is settled just then is loaded
   * anew, and says the quantity that it has: what it said when it was left is what counts.
   */
  private async checkOutByPage(random: () => number): Promise<void> {
    await this.page.goto(`${this.storeUrl}/cart`);
    const bought = await this.boughtLinesOnPage();
    if (bought.length === 0) return;
    const { handle, key } = pick(bought, random);
    const quantity = 1 + Math.floor(random() * 3);
    this.note(`cart page: ${quantity} ${handle}`);
    await expect(async () => {
      if (new URL(this.page.url()).pathname === '/cart') {
        const field = this.page.locator(`[data-line="${key}"] input`);
        await field.fill(String(quantity), { timeout: 3000 });
        await this.page.getByRole('button', { name: 'Check out' }).click({ timeout: 3000 });
      }
      await this.page.waitForURL('**/checkout', { timeout: 5000 });
    }).toPass(TIMEOUT);
    expect(await this.charged(), this.log.join(', ')).toEqual([]);
    const { quantities } = await this.seen();
    const now = (await readCart(this.page)).items.find((line) => line.key === key);
    expect(String(now?.quantity), this.log.join(', ')).toBe(quantities[key]);
  }

  /** Lines added a moment ago may be in the cart but not on the page yet. */
  private async boughtLinesOnPage(): Promise<readonly AjaxLine[]> {
    let bought: readonly AjaxLine[] = [];
    await expect(async () => {
      const { items } = await readCart(this.page);
      const lines = this.page.locator('[data-line]');
      const keys = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('data-line')));
      bought = items.filter((line) => !isGift(line) && keys.includes(line.key));
    }, 'a page that is just being loaded anew is read again').toPass(TIMEOUT);
    return bought;
  }

  private async seen(): Promise<Seen> {
    return JSON.parse(await this.page.evaluate(() => sessionStorage.getItem('seen') ?? '{}'));
  }

  private async charged(): Promise<readonly string[]> {
    const { items } = await readCart(this.page);
    return items.filter((line) => isGift(line) && line.final_line_price > 0).map(({ handle }) => handle);
  }
}
