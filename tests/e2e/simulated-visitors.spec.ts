import { dayEndsAt } from '@cartwright/core/experiments/run/experiment-run';
import { Shop } from './shop';
import { expect, test } from './test';
import { comeFirst, comeLater } from './visitors/come-to-store';
import { expectDivided, expectRecounted, resultsAsSeen } from './visitors/expected-results';
import { inParallel } from './visitors/in-parallel';
import { type PlannedVisitor, plannedVisitors } from './visitors/planned-visitors';
import { say } from './visitors/say';
import { ShopOverDays } from './visitors/shop-over-days';
import { testedShop } from './visitors/tested-shop';
import type { VisitorNotes } from './visitors/visit-ledger';
import { type KeptStorage, VisitorsBrowsers } from './visitors/visitors-browsers';

/** `npm run test:long` has 2,000 come. */
const VISITORS = Number(process.env.VISITORS ?? 60);
const SEED = Number(process.env.SEED ?? 20_261_120);
const AT_ONCE = 3;
const HOUR = 3_600_000;

test.use({ counted: true });
test.describe.configure({ timeout: 600_000 + VISITORS * 5_000 });

test(`${VISITORS} visitors of two tests are assigned, counted and charged as shown, even when shares change`, async ({
  browser,
  page,
}) => {
  const shops = await ShopOverDays.begin();
  try {
    const shop = await Shop.of(shops.running);
    const tests = await testedShop(page, shop, VISITORS);
    const seen: VisitorNotes[] = [];
    const returning: { readonly notes: VisitorNotes; readonly storage: KeptStorage }[] = [];
    const come = (browsers: VisitorsBrowsers, visitors: readonly PlannedVisitor[], day: number) =>
      inParallel(visitors, AT_ONCE, `visitors of day ${day}`, (planned) =>
        browsers.visit(async (page) => {
          const notes = await comeFirst(page, shop.storeUrl, day, planned);
          seen.push(notes);
          if (planned.scenario === 'later')
            returning.push({ notes, storage: await page.context().storageState() });
        }),
      );
    const counted = () => resultsAsSeen(page, shop.adminUrl, tests, seen);

    const planned = plannedVisitors(VISITORS, SEED);
    const half = Math.ceil(VISITORS / 2);
    await come(new VisitorsBrowsers(browser, shop.storeUrl), planned.slice(0, half), 1);
    await counted();

    // Shares that follow from the first day hold on the third.
    await shops.goOnAt(dayEndsAt(tests.widgets.run, 2) + 2 * HOUR);
    const later = new VisitorsBrowsers(browser, shop.storeUrl);
    await inParallel([...returning], AT_ONCE, 'visitors who come again', ({ notes, storage }) =>
      later.visit((page) => comeLater(page, shop.storeUrl, 3, notes), storage),
    );
    await come(later, planned.slice(half), 3);
    await counted();

    const checkedAt = dayEndsAt(tests.carts.run, 7);
    await shops.goOnAt(checkedAt + 2 * HOUR);
    const results = await counted();
    const unanswered = seen.reduce((sum, { recommended }) => sum + recommended, 0);
    say(`pages without an answer in time: ${unanswered}`);
    expect(unanswered, 'most visitors are divided').toBeLessThan(VISITORS / 2);
    expectDivided(tests, results, seen);
    expectRecounted(tests, results, await shops.rows(), seen, new Date(checkedAt));
  } finally {
    await shops.end();
  }
});
