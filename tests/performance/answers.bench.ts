import type { Locator, Page } from '@playwright/test';
import { Admin } from '../e2e/models/admin';
import { middleOf } from '../e2e/models/editor';
import { expect, test } from '../e2e/test';
import { FULL_CART, fillDemoCart, IN_FOOTER } from './full-cart';
import { hand, quantile, rounds } from './results';

test.use({ actionTimeout: 30_000 });

const SLOWDOWN = 4;

/** Half of the clicks and keys are to be answered by then, in milliseconds until the next paint. */
const AIM = 100;

/** None is to wait longer (INP). */
const AIM_OF_SLOWEST = 200;

/** Something that a merchant does by a click or a key. */
interface Deed {
  readonly what: string;
  /** Element to click, or key to press. */
  readonly by: Locator | string;
  /** Waits until the page shows that it is done. */
  readonly shows: () => Promise<void>;
}

test('from a click or a key to the next paint in the admin, on a slow processor', async ({ page, shop }) => {
  test.setTimeout(180_000);
  await fillDemoCart(shop);
  await page.addInitScript(noteAnswers);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const admin = new Admin(page, shop.adminUrl);

  await admin.openList();
  const list = await measure(page, listDeeds(admin));
  const editor = await admin.openCart('Demo cart');
  await expect(editor.previewProgress.first()).toBeVisible();
  const edit = await measure(page, editorDeeds(page, editor));
  hand('answers', `Click or key to the next paint in the admin: ${SLOWDOWN}× slower processor, ms`, [
    { what: 'list of carts', figures: figuresOf(list) },
    { what: `editor: ${FULL_CART}`, figures: figuresOf(edit) },
    ...[...list, ...edit].map(({ what, measured }) => ({
      what: `  ${what}`,
      figures: figuresOf([{ what, measured }]),
    })),
  ]);
});

function listDeeds({ page, dialog }: Admin): Deed[] {
  const name = dialog.getByLabel('Name');
  return [
    {
      what: 'open a menu of the list',
      by: page.getByRole('button', { name: 'More actions for Demo cart' }),
      shows: () => expect(page.getByRole('menu')).toBeVisible(),
    },
    { what: 'close it by a key', by: 'Escape', shows: () => expect(page.getByRole('menu')).toHaveCount(0) },
    {
      what: 'open a dialog of the list',
      by: page.getByRole('button', { name: 'Rename Demo cart' }),
      shows: () => expect(name).toBeFocused(),
    },
    { what: 'type a name', by: 'a', shows: () => expect(name).toHaveValue(/a/) },
    { what: 'close the dialog by a key', by: 'Escape', shows: () => expect(dialog).toHaveCount(0) },
  ];
}

function editorDeeds(page: Page, editor: Awaited<ReturnType<Admin['openCart']>>): Deed[] {
  const { components } = editor;
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const heading = editor.preview.getByRole('heading').first();
  const hide = components.getByRole('button', { name: `Hide ${IN_FOOTER}`, exact: true });
  const show = components.getByRole('button', { name: `Show ${IN_FOOTER}`, exact: true });
  const tier = page.getByRole('button', { name: /^Tier 1:/ }).first();
  return [
    {
      what: 'open the title bar',
      by: components.getByRole('link', { name: /^Title Bar/ }),
      shows: () => expect(title).toBeVisible(),
    },
    { what: 'put the cursor into its title', by: title, shows: () => expect(title).toBeFocused() },
    { what: 'type a letter', by: 'x', shows: () => expect(heading).toHaveText(/x/) },
    { what: 'undo it', by: editor.undoButton, shows: () => expect(heading).not.toHaveText(/x/) },
    {
      what: 'open the progress bars',
      by: components.getByRole('link', { name: /^Tiered Progress Bar/ }).first(),
      shows: () => expect(tier).toBeVisible(),
    },
    {
      what: 'open a tier',
      by: tier,
      shows: () => expect(page.getByLabel('Minimum', { exact: true }).first()).toBeVisible(),
    },
    { what: 'hide a component', by: hide, shows: () => expect(show).toBeVisible() },
    { what: 'show it again', by: show, shows: () => expect(hide).toBeVisible() },
    {
      what: 'open a menu of the tree',
      by: components.getByRole('button', { name: `Move or remove ${IN_FOOTER}`, exact: true }),
      shows: () => expect(page.getByRole('menu')).toBeVisible(),
    },
    {
      what: 'close it by a key, in the editor',
      by: 'Escape',
      shows: () => expect(page.getByRole('menu')).toHaveCount(0),
    },
    {
      what: 'look what can be added',
      by: page.getByRole('link', { name: 'Add component' }),
      shows: () => expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible(),
    },
  ];
}

interface Measured {
  readonly what: string;
  /** Milliseconds of each, in the steps of eight in which the browser tells them; 0 for less than 16. */
  readonly measured: readonly number[];
}

/** Does each deed again and again, in turn. The first round warms up. */
async function measure(page: Page, deeds: readonly Deed[]): Promise<Measured[]> {
  const results = deeds.map(({ what }) => ({ what, measured: [] as number[] }));
  for (let round = 0; round <= rounds(8, 1); round++) {
    for (const [index, deed] of deeds.entries()) {
      const ms = await answerTo(page, deed);
      if (round > 0) results[index]?.measured.push(ms);
    }
  }
  return results;
}

/**
 * How long a deed waits for its answer. The mouse gets there first, as a hand does; then nothing looks at the page until it
 * has answered: what a test waits by would itself keep the page busy.
 */
async function answerTo(page: Page, { by, shows }: Deed): Promise<number> {
  if (typeof by !== 'string') {
    await by.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(by);
    await page.mouse.move(x, y);
  }
  await page.evaluate(slowestAnswer);
  if (typeof by === 'string') {
    await page.keyboard.press(by);
  } else {
    await page.mouse.down();
    await page.mouse.up();
  }
  const atOnce = await page.evaluate(slowestAnswer);
  await shows();
  return Math.max(atOnce, await page.evaluate(slowestAnswer));
}

function figuresOf(all: readonly Measured[]) {
  const measured = all.flatMap((each) => each.measured);
  return {
    p50: quantile(measured, 0.5),
    'aim of p50': AIM,
    // What browsers report of a visit that has less than fifty is the slowest; of more, the 98th of a hundred.
    INP: quantile(measured, measured.length < 50 ? 1 : 0.98),
    'aim of INP': AIM_OF_SLOWEST,
    max: quantile(measured, 1),
    count: measured.length,
  };
}

declare global {
  interface Window {
    answers?: { readonly entries: PerformanceEntry[]; readonly observer: PerformanceObserver };
  }
}

function noteAnswers(): void {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  // The least that the browser tells of.
  const options = { type: 'event', durationThreshold: 16 };
  observer.observe(options);
  window.answers = { entries, observer };
}

/** The slowest answer to a click or key since it was last asked for, when nothing is left to be done. */
async function slowestAnswer(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  const { answers } = window;
  if (!answers) throw new Error('Nobody has noted the answers.');
  const all = [...answers.entries.splice(0), ...answers.observer.takeRecords()];
  const ofPeople = all.filter((entry) => 'interactionId' in entry && Number(entry.interactionId) > 0);
  return Math.max(0, ...ofPeople.map(({ duration }) => duration));
}
