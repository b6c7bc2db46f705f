import type { Page } from '@playwright/test';
import { Checkout } from '../models/checkout';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { checkOutAsShown, SECOND_TITLE } from '../models/tested-carts';
import { expect } from '../test';
import { ADDS, BUYS, type PlannedVisitor } from './planned-visitors';
import { WIDGETS } from './tested-shop';
import { blankNotes, type VisitorNotes } from './visit-ledger';

const PRODUCT = 'canvas-tote';
const WIDGET_PLACE = '[data-cartwright-widget]';

/** A visitor's browser, and what is seen in it. */
interface Visit {
  readonly page: Page;
  readonly storeUrl: string;
  readonly notes: VisitorNotes;
  readonly day: number;
  readonly hasConsent: boolean;
}

/** A visitor comes for the first time, as planned. Gives what was seen. */
export async function comeFirst(
  page: Page,
  storeUrl: string,
  day: number,
  planned: PlannedVisitor,
): Promise<VisitorNotes> {
  const { scenario } = planned;
  const notes = blankNotes(planned.number, scenario);
  if (scenario === 'refuses' || scenario === 'consents')
    await page.context().addCookies([{ name: '_tracking_consent', value: 'no', url: storeUrl }]);
  await follow({ page, storeUrl, notes, day, hasConsent: scenario !== 'refuses' }, planned);
  return notes;
}

/** A browser that was there before comes again. */
export async function comeLater(
  page: Page,
  storeUrl: string,
  day: number,
  notes: VisitorNotes,
): Promise<void> {
  await looks({ page, storeUrl, notes, day, hasConsent: true }, true);
  await leave(page);
}

async function follow(visit: Visit, planned: PlannedVisitor): Promise<void> {
  const { page } = visit;
  const { opensCart } = planned;
  switch (planned.scenario) {
    case 'leaves':
      await looks(visit, opensCart);
      return leave(page);
    case 'closes':
      await looks(visit, opensCart);
      return page.close();
    case 'tab':
    case 'tabs': {
      const tab = { ...visit, page: await page.context().newPage() };
      await looks(visit, opensCart);
      await Promise.all([looks(tab, opensCart), planned.scenario === 'tabs' && looks(visit, opensCart)]);
      return shops(visit, planned);
    }
    case 'consents':
    case 'decides':
      await looks({ ...visit, hasConsent: false }, false, planned.scenario === 'decides' ? '/de' : '');
      await answerConsent(page, true);
      return shops(visit, planned);
    case 'again':
      await looks(visit, opensCart);
      await leave(page);
      return shops(visit, planned);
    case 'withdraws':
      await shops(visit, planned);
      return withdraws(visit);
    case 'once':
    case 'later':
    case 'refuses':
      return shops(visit, planned);
    default:
      return planned.scenario satisfies never;
  }
}

/** Takes consent back: who is forgotten sees the control. */
async function withdraws(visit: Visit): Promise<void> {
  await openProduct(visit);
  await answerConsent(visit.page, false);
  visit.notes.isForgotten = true;
  await looks({ ...visit, hasConsent: false }, true);
  await leave(visit.page);
}

/** Looks at the product, and does what the plan and the variants make of the visitor. */
async function shops(visit: Visit, planned: PlannedVisitor): Promise<void> {
  const { page, storeUrl, notes } = visit;
  const widget = await seesWidget(visit);
  if (planned.adds >= (ADDS[widget] ?? 0)) {
    if (planned.opensCart) await opensCart(visit);
    return leave(page);
  }
  const store = new Store(page, storeUrl);
  const drawer = new Drawer(page);
  await drawer.isLoaded();
  await store.addToCart(planned.quantity);
  await drawer.isOpen();
  const cart = await seesCart(visit);
  if (planned.buys >= (BUYS[cart] ?? 0)) return leave(page);
  const amounts = await checkOutAsShown(page);
  const checkout = new Checkout(page);
  await checkout.fillIn();
  await checkout.payWith('1');
  await checkout.isThanked();
  const shipping = Object.entries(amounts).find(([name]) => name.startsWith('Shipping'));
  const delivery = shipping?.[0].endsWith('Free shipping') ? 0 : Number(shipping?.[1] ?? 0);
  const paid = Math.round((Number(amounts.Total) - delivery) * 100);
  notes.orders.push({ quantity: planned.quantity, paid, variant: cart });
}

async function looks(visit: Visit, isOpening: boolean, root = ''): Promise<void> {
  await seesWidget(visit, root);
  if (isOpening) await opensCart(visit);
}

async function openProduct({ page, storeUrl }: Visit, root = ''): Promise<void> {
  await page.goto(`${storeUrl}${root}/products/${PRODUCT}`);
}

/** Scrolls to the widget; gives the variant, the control where the store recommends products itself. */
async function seesWidget(visit: Visit, root = ''): Promise<number> {
  const { page, notes } = visit;
  await openProduct(visit, root);
  const row = page.locator(WIDGET_PLACE).getByRole('region');
  await row.scrollIntoViewIfNeeded();
  // Who watches what comes on the screen hears of it in the frame after.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await expect(row, 'one variant is shown').toBeVisible();
  const title = (await row.getByRole('heading').first().innerText()).trim();
  const shown = WIDGETS.indexOf(title);
  if (shown < 0) {
    // The app has not answered within 0.8 seconds: another title, and nobody is counted.
    notes.recommended += 1;
    return 0;
  }
  await note(visit, 'widgets', shown);
  return shown;
}

async function opensCart(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.waitForLoadState();
  await new Store(page, visit.storeUrl).cartIcon.click();
  await expect(new Drawer(page).dialog).toBeVisible();
  await seesCart(visit);
}

/** The open drawer; gives the variant. */
async function seesCart(visit: Visit): Promise<number> {
  const { dialog } = new Drawer(visit.page);
  const variant = (await dialog.getByRole('heading', { name: SECOND_TITLE }).count()) > 0 ? 1 : 0;
  await note(visit, 'carts', variant);
  return variant;
}

async function note(
  { page, notes, day, hasConsent }: Visit,
  test: 'carts' | 'widgets',
  variant: number,
): Promise<void> {
  notes.seen.push({ test, variant, counted: hasConsent, day });
  const visitor = await visitorOf(page);
  expect(visitor !== null, 'a visitor is known with consent alone').toBe(hasConsent);
  if (visitor !== null) notes.visitor ??= visitor;
  if (visitor !== null) expect(visitor, 'and stays').toBe(notes.visitor);
}

/** The visitor that the page's browser keeps; null: none. */
async function visitorOf(page: Page): Promise<string | null> {
  const kept = await page.evaluate(() => localStorage.getItem('cartwright:visit'));
  return kept ? JSON.parse(kept).visitor : null;
}

/** Gives consent, or takes it back, where the store asks. */
const answerConsent = (page: Page, isAllowed: boolean) =>
  page.locator('[data-consent]').setChecked(isAllowed);

/** Goes elsewhere: the browser tells the page that it is left. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}
