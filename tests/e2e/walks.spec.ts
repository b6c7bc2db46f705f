import type { RequestedFault } from '@cartwright/dev-store/faults/fault';
import type { CartwrightApi } from '@cartwright/storefront-cart/app/public-api';
import type { Page } from '@playwright/test';
import { withComponent } from './components/with-component';
import { withToken } from './components/with-token';
import { type AjaxCart, isGift, readCart } from './models/ajax-cart';
import { pick, randomFrom } from './models/chance';
import { Drawer } from './models/drawer';
import { Faults } from './models/faults';
import { Store } from './models/store';
import { expect, test } from './test';

/** Walks that have failed once; whoever finds another adds it. The first few are taken at every run. */
const FAILED_ONCE = [591_534, 50_363, 995_991, 554_932, 155_658, 358_754];
const AT_EVERY_RUN = 4;

const { SEED, WALKS } = process.env;
/** SEED names the first of WALKS new ones, or the one to take again; WALKS alone, how many of those that have failed. */
const SEEDS =
  SEED === undefined
    ? FAILED_ONCE.slice(0, WALKS === 'all' ? FAILED_ONCE.length : Number(WALKS ?? AT_EVERY_RUN))
    : Array.from({ length: Number(WALKS ?? 1) }, (_, each) => Number(SEED) + each);
const STEPS = 5;
/** They share the walks, so that two workers can take them. */
const WALKERS = 2;
/** Time limit for changes that arrive on their own, on slow machines. */
const TIMEOUT = { timeout: 30_000 };

/** Each tab has goods of its own, so that what the cart has to hold in the end does not depend on who came first. */
const TABS = [
  {
    page: 'linen-apron',
    goods: { 'linen-apron': 'Linen Apron', 'enamel-mug': 'Enamel Mug', 'morning-tea': 'Morning Tea' },
  },
  {
    page: 'beeswax-candle',
    goods: { 'beeswax-candle': 'Beeswax Candle', 'house-coffee': 'House Coffee' },
  },
] as const;

/** Products with a volume discount, and the tier that walks take. */
const OFFERED = ['enamel-mug', 'house-coffee'];
const TIER = { quantity: 3, button: 'Buy 3 save 10%' };

const GIFT = { handle: 'sticker-pack', title: 'Sticker Pack', threshold: 7500 };

/** Markets that the shopper may buy in, with their thresholds. Both are in English. */
const MARKETS = [
  { name: 'United States', root: '/', threshold: GIFT.threshold },
  { name: 'United Kingdom', root: '/en-gb/', threshold: Math.round(GIFT.threshold * 0.79) },
] as const;
type Market = (typeof MARKETS)[number];

const GIFT_CARD = 'GIFT-1234-5678-ABCD';

const HOUR = 3_600_000;
/**
 * Another cart, which gives nothing, is live around every other tenth hour from now. Hours, because a page that comes
 * under Playwright's clock counts the time since the clock was installed twice: once in what the store prints, once in
 * `performance.now()`.
 */
const SWITCH = 10;
const SALES = 4;

/** Faults that a cart recovers from by itself: each except a delay costs a request one of its attempts. */
const TROUBLES: readonly RequestedFault[] = [
  { on: 'any', kind: 'delay', ms: 80, times: 4 },
  { on: 'write', kind: 'slow_answer', ms: 150, times: 2 },
  { on: 'write', kind: 'lost' },
  { on: 'write', kind: 'dropped' },
  { on: 'write', kind: 'refuse', status: 429, html: true },
  { on: 'any', kind: 'refuse', status: 409 },
  { on: 'write', kind: 'refuse', status: 503 },
  { on: 'get', kind: 'refuse', status: 429, html: true },
  { on: 'get', kind: 'stale', times: 3 },
  { on: 'storefront', kind: 'refuse', status: 429, html: true },
  { on: 'storefront', kind: 'lost' },
];

/** After this many troubles everything is answered before the next one: three may meet the same request. */
const MAX_TROUBLES = 2;

test.describe.configure({ mode: 'parallel', timeout: 60_000 + SEEDS.length * 15_000 });

for (let walker = 0; walker < Math.min(WALKERS, SEEDS.length); walker++) {
  test(`two tabs on a bad network end with the right cart, walker ${walker + 1}`, async ({
    page,
    context,
    shop,
  }) => {
    const offered = await Promise.all(
      OFFERED.map(async (handle) => (await new Store(page, shop.storeUrl).product(handle)).id),
    );
    await withToken(shop);
    const fields = withComponent('discount_code', { useStorefrontApi: true, allowGiftCardInput: true });
    await shop.saveDemoCart((cart) => ({
      ...fields(cart),
      buyMoreSaveMoreEnabled: true,
      buyMoreSaveMore: {
        ...cart.buyMoreSaveMore,
        discountProducts: offered.map((id) => ({ product_id: id, variant_ids: [] })),
        tiers: [{ quantity: TIER.quantity, discount: 10 }],
      },
    }));
    const startedAt = Date.now();
    const at = (hours: number) => new Date(startedAt + hours * HOUR).toISOString();
    for (let sale = 0; sale < SALES; sale++) {
      const middle = SWITCH * (2 * sale + 1);
      const window = { startDate: at(middle - 4), endDate: at(middle + 5) };
      await shop.addCart(`Sale ${sale + 1}`, { enabled: true, isScheduled: true, ...window }, fields);
    }
    await page.clock.install();
    const shopper = new Shopper(page);
    const faults = new Faults(page, shop.storeUrl);
    const pages = [page, await context.newPage()];
    const tabs: Tab[] = [];
    for (const [index, { page: handle, goods }] of TABS.entries()) {
      tabs.push(await Tab.of(pages[index] ?? page, shop.storeUrl, handle, goods));
    }
    for (const seed of SEEDS.filter((_, each) => each % WALKERS === walker)) {
      await test.step(`SEED=${seed}`, async () => {
        // Without its cookie the shopper is another one, with an empty cart.
        await context.clearCookies();
        shopper.market = MARKETS[0];
        for (const tab of tabs) await tab.open();
        await walk(tabs, shopper, page, faults, randomFrom(seed)).catch((error: unknown) => {
          const logs = tabs.map(({ log }, index) => `tab ${index + 1}: ${log.join(', ')}`).join('\n');
          throw new Error(`Walk of SEED=${seed}\n${logs}\n${error}`, { cause: error });
        });
      });
    }
  });
}

async function walk(
  tabs: readonly Tab[],
  shopper: Shopper,
  page: Page,
  faults: Faults,
  random: () => number,
): Promise<void> {
  let troubles = 0;
  for (let step = 0; step < STEPS; step++) {
    if (random() < 0.4) {
      if (troubles++ >= MAX_TROUBLES) {
        for (const tab of tabs) await tab.settled();
        troubles = 1;
      }
      await faults.set(pick(TROUBLES, random));
    }
    await Promise.all(tabs.map((tab) => tab.step(random)));
    const chance = random();
    if (chance < 0.12) await shopper.toAnotherMarket(pick(tabs, random));
    else if (chance < 0.25) await shopper.toAnotherCart(tabs);
    else if (chance < 0.4) await tabs[0]?.enterOrRemoveGiftCard();
  }
  // Requests that are being retried when their page is left are lost.
  for (const tab of tabs) await tab.settled();
  await faults.end();
  // Whoever is still in the market of before looks again.
  for (const tab of tabs) if (tab.market !== shopper.market) await tab.goTo(shopper.market);
  const wanted = Object.fromEntries(tabs.flatMap(({ wanted }) => [...wanted]).filter(([, n]) => n > 0));
  const declined = tabs.some((tab) => tab.declined);
  // Changes of another tab that couldn't be read are read when the shopper returns to this tab.
  for (const tab of tabs) await tab.comeBack();
  await expect(async () => {
    const cart = await readCart(page);
    expect(bought(cart)).toEqual(wanted);
    expectRightGifts(cart, declined, shopper.isSale ? Number.POSITIVE_INFINITY : shopper.market.threshold);
    for (const tab of tabs) expect(await tab.shown()).toEqual({ busy: 'false', lines: linesOf(cart) });
    if (cart.items.length > 0) expect(await tabs[0]?.showsGiftCard()).toBe(tabs[0]?.hasGiftCard);
  }).toPass(TIMEOUT);
}

/** State shared by both tabs: the market chosen last, and the time. */
class Shopper {
  market: Market = MARKETS[0];
  private switches = 0;

  constructor(private readonly page: Page) {}

  /** Whether the cart that gives nothing is live. */
  get isSale(): boolean {
    return this.switches % 2 === 1;
  }

  async toAnotherMarket(tab: Tab): Promise<void> {
    this.market = this.market === MARKETS[0] ? MARKETS[1] : MARKETS[0];
    await tab.buyIn(this.market);
  }

  async toAnotherCart(tabs: readonly Tab[]): Promise<void> {
    if (this.switches === 2 * SALES) return;
    // By the leap, whatever is under way has had no answer for hours: it is taken for lost, and may arrive all the same.
    for (const tab of tabs) await tab.settled();
    this.switches++;
    for (const tab of tabs) {
      tab.isSale = this.isSale;
      tab.log.push(this.isSale ? 'the sale begins' : 'the sale ends');
    }
    // The clock is that of all pages of the browser.
    await this.page.clock.fastForward(SWITCH * HOUR);
  }
}

interface SoldVariant {
  readonly id: number;
  readonly available: boolean;
  readonly selling_plan_allocations: readonly { readonly selling_plan_id: number }[];
}

/** Something that a tab sells, in the variant and with the plan that it has chosen last. */
interface Good {
  readonly handle: string;
  readonly title: string;
  readonly variants: readonly number[];
  readonly plans: readonly number[];
  variant: number;
  plan: number | null;
}

/** One tab of the shopper, who does what comes to mind with the goods of this tab. */
class Tab {
  /** Units by handle, as they have to be in the end. */
  readonly wanted = new Map<string, number>();
  log: string[] = [];
  declined = false;
  hasGiftCard = false;
  isSale = false;
  market: Market = MARKETS[0];
  private asked: Promise<void>[] = [];
  private readonly drawer: Drawer;

  private constructor(
    private readonly page: Page,
    private readonly storeUrl: string,
    private readonly handle: string,
    private readonly goods: readonly Good[],
  ) {
    this.drawer = new Drawer(page);
  }

  static async of(page: Page, storeUrl: string, handle: string, titles: Record<string, string>) {
    const goods = await Promise.all(
      Object.entries(titles).map(async ([each, title]): Promise<Good> => {
        const response = await page.request.get(`${storeUrl}/products/${each}.js`);
        const { variants }: { variants: readonly SoldVariant[] } = await response.json();
        const plans = variants[0]?.selling_plan_allocations.map((plan) => plan.selling_plan_id) ?? [];
        const sold = variants.filter(({ available }) => available).map(({ id }) => id);
        return { handle: each, title, variants: sold, plans, variant: sold[0] ?? 0, plan: null };
      }),
    );
    return new Tab(page, storeUrl, handle, goods);
  }

  /** Begins anew, with the drawer open. */
  async open(): Promise<void> {
    this.wanted.clear();
    this.log = [];
    this.asked = [];
    this.declined = false;
    this.hasGiftCard = false;
    this.market = MARKETS[0];
    for (const good of this.goods) Object.assign(good, { variant: good.variants[0], plan: null });
    await this.goTo(this.market);
  }

  async comeBack(): Promise<void> {
    await this.page.evaluate(async () => {
      const api = window.Cartwright;
      if (api && !Array.isArray(api)) await api.refresh();
    });
  }

  async goTo(market: Market): Promise<void> {
    this.market = market;
    await this.page.goto(`${this.storeUrl}${market.root}products/${this.handle}`);
    await this.drawer.open();
  }

  /** By the store's own selector, when all is answered that was asked for: the page ends what is under way. */
  async buyIn(market: Market): Promise<void> {
    this.log.push(`to ${market.name}`);
    await this.settled();
    await this.drawer.close();
    const selector = this.page.locator('[data-market]');
    await selector.locator('summary').click();
    await selector.getByRole('button', { name: market.name }).click();
    // Until its scripts are there a page's cart is the theme's.
    await this.page.waitForURL(({ pathname }) => pathname.startsWith(`${market.root}products/`));
    this.market = market;
    await this.drawer.open();
  }

  async enterOrRemoveGiftCard(): Promise<void> {
    if (![...this.wanted.values()].some((units) => units > 0)) return;
    this.log.push(`gift card ${this.hasGiftCard ? 'out' : 'in'}`);
    const { dialog } = this.drawer;
    if (this.hasGiftCard) {
      await dialog.getByRole('button', { name: 'Remove Gift card ending in ABCD' }).click(TIMEOUT);
    } else {
      const field = dialog.getByRole('textbox', { name: 'Gift Card Code' });
      if (!(await field.isVisible())) await dialog.locator('[part="code-open"]').click(TIMEOUT);
      await field.fill(GIFT_CARD, TIMEOUT);
      await field.press('Enter');
    }
    this.hasGiftCard = !this.hasGiftCard;
    await expect(this.giftCards).toHaveCount(this.hasGiftCard ? 1 : 0, TIMEOUT);
  }

  async showsGiftCard(): Promise<boolean> {
    return (await this.giftCards.count()) > 0;
  }

  private get giftCards() {
    return this.drawer.dialog.getByRole('list', { name: 'Applied gift cards' });
  }

  async step(random: () => number): Promise<void> {
    const there = this.goods.filter(({ handle }) => (this.wanted.get(handle) ?? 0) > 0);
    const good = pick(there.length > 0 ? there : this.goods, random);
    const units = this.wanted.get(good.handle) ?? 0;
    const chance = random();
    const amount = 1 + Math.floor(random() * 3);
    if (units === 0 || chance < 0.25) return this.add(pick(this.goods, random), amount);
    // The form sells its own variant, bought once.
    if (chance < 0.33 && good.handle !== this.handle) return this.change(good, random);
    if (chance < 0.36 && !this.isSale && OFFERED.includes(good.handle)) return this.takeTier(good, units);
    if (chance < 0.4) return this.addByForm();
    if (chance < 0.55) return this.press('Increase quantity of', good, units + 1);
    if (chance < 0.7) return this.press('Decrease quantity of', good, units - 1);
    if (chance < 0.85) return this.type(good, amount);
    if (chance < 0.95) return this.press('Remove:', good, 0);
    return this.decline();
  }

  /** Waits until every call has had its answer. */
  async answered(): Promise<void> {
    await Promise.all(this.asked);
  }

  async settled(): Promise<void> {
    await this.answered();
    await expect(this.drawer.dialog.locator('[part="frame"]')).toHaveAttribute('aria-busy', 'false', TIMEOUT);
  }

  /** Content of the drawer: titles with their units, and whether it is busy. */
  async shown(): Promise<{ readonly busy: string | null; readonly lines: readonly string[] }> {
    const lines = await this.drawer.lines.evaluateAll((elements) =>
      elements.map((line) => {
        const title = line.querySelector('[part="line-title"]')?.textContent ?? '';
        const field = line.querySelector('input');
        return `${title} × ${field ? field.value : 1}`;
      }),
    );
    const busy = await this.drawer.dialog.locator('[part="frame"]').getAttribute('aria-busy');
    return { busy, lines: lines.sort() };
  }

  /** Another variant, or another plan where it has plans. */
  private async change(good: Good, random: () => number): Promise<void> {
    const plan = good.plans.length > 0 && random() < 0.5 ? pick([...good.plans, null], random) : good.plan;
    const variant = plan === good.plan ? pick(good.variants, random) : good.variant;
    if (plan === good.plan && variant === good.variant) return;
    this.log.push(`${good.handle} as ${variant}, plan ${plan}`);
    const changed = this.page.evaluate(
      async ({ from, to }) => {
        const api: CartwrightApi | object | undefined = window.Cartwright;
        if (!api || !('add' in api)) return 'no cart';
        const line = api.cart?.lines.find((each) => each.variantId === from.variant && !each.gift);
        if (!line) return 'no line';
        const result =
          from.variant === to.variant
            ? await api.setPlan(line.key, to.plan)
            : await api.swapVariant(line.key, to.variant);
        return JSON.stringify(result);
      },
      { from: { variant: good.variant }, to: { variant, plan } },
    );
    good.variant = variant;
    good.plan = plan;
    this.asked.push(changed.then((result) => expect(result).toBe('{"ok":true}')));
    await expect(this.quantityOf(good.handle)).toHaveCount(1, TIMEOUT);
  }

  private async takeTier(good: Good, units: number): Promise<void> {
    this.note(`tier of ${good.handle}`, good.handle, units < TIER.quantity ? TIER.quantity : units);
    await this.drawer.line(good.title).getByRole('button', { name: TIER.button }).click(TIMEOUT);
  }

  private async add(good: Good, quantity: number): Promise<void> {
    this.note(`add ${quantity} ${good.handle}`, good.handle, (this.wanted.get(good.handle) ?? 0) + quantity);
    const added = this.page.evaluate(
      async (item) => {
        const api: CartwrightApi | object | undefined = window.Cartwright;
        return api && 'add' in api ? JSON.stringify(await api.add(item)) : 'no cart';
      },
      { variantId: good.variant, quantity, ...(good.plan !== null && { sellingPlanId: good.plan }) },
    );
    this.asked.push(added.then((result) => expect(result).toBe('{"ok":true}')));
    // A product that the page does not know has its name, and its field, when the store has answered.
    await expect(this.quantityOf(good.handle)).toBeVisible(TIMEOUT);
  }

  private async addByForm(): Promise<void> {
    this.note(`buy ${this.handle}`, this.handle, (this.wanted.get(this.handle) ?? 0) + 1);
    await this.drawer.close();
    await new Store(this.page, this.storeUrl).addToCart();
    await expect(this.drawer.dialog).toBeVisible();
  }

  private async press(what: string, good: { handle: string; title: string }, units: number): Promise<void> {
    this.note(`${what} ${good.handle}`, good.handle, units);
    await this.drawer.dialog.getByRole('button', { name: `${what} ${good.title}` }).click();
  }

  private async type(good: { handle: string; title: string }, units: number): Promise<void> {
    this.note(`type ${units} ${good.handle}`, good.handle, units);
    await this.drawer.typeQuantity(good.title, units);
  }

  private async decline(): Promise<void> {
    const remove = this.drawer.giftLine(GIFT.title).getByRole('button', { name: /^Remove/ });
    if (!(await remove.isVisible())) return;
    this.log.push('decline');
    this.declined = true;
    // It may have gone meanwhile: another tab has lost it.
    await remove.click({ timeout: 500 }).catch(() => undefined);
  }

  private note(text: string, handle: string, units: number): void {
    this.log.push(text);
    this.wanted.set(handle, units);
  }

  private quantityOf(handle: string) {
    const title = this.goods.find((good) => good.handle === handle)?.title ?? '';
    return this.drawer.quantityOf(title);
  }
}

function bought({ items }: AjaxCart): Record<string, number> {
  const lines = items.filter((line) => !isGift(line));
  return Object.fromEntries(lines.map(({ handle, quantity }) => [handle, quantity]));
}

/** No gift unearned, none twice, none charged; and the one that adds itself is there unless it was taken out. */
function expectRightGifts({ items }: AjaxCart, declined: boolean, threshold: number): void {
  const gifts = items.filter(isGift);
  const total = items
    .filter((line) => !isGift(line))
    .reduce((sum, { original_line_price }) => sum + original_line_price, 0);
  const units = gifts.map(({ handle, quantity }) => [handle, quantity]);
  const earned = total >= threshold;
  expect(units).toEqual(earned && !(declined && gifts.length === 0) ? [[GIFT.handle, 1]] : []);
  expect(gifts.map(({ final_line_price }) => final_line_price)).toEqual(gifts.map(() => 0));
}

/** As the drawer has to show them. */
function linesOf({ items }: AjaxCart): readonly string[] {
  return items.map(({ product_title, quantity }) => `${product_title} × ${quantity}`).sort();
}
