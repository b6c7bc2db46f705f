import { isGiftLine } from '@cartwright/core/rewards/cart';
import { CLICK_INTERVAL_MS } from '@cartwright/storefront-kit/theme/exclusive';
import type { CartSession } from '../session/session';
import type { Quantities } from '../state/ports/intent';
import type { StoreCart } from '../state/ports/store-cart';
import { lineNamed } from '../state/requests/looks-applied';
import type { Drawer } from './dialog';

/**
 * Quantity fields: `updates[]`, `updates[KEY]` and `updates[VARIANT]`. Source: Shopify, the form of a theme's cart
 * page.
 */
const QUANTITY = /^updates\[(.*)]$/;

/** Field of additional codes, comma-separated. */
const CODES = 'discount';

type Field = HTMLInputElement | HTMLSelectElement;

/** Delay (milliseconds) after which a page still open wasn't left. */
const STAYS = 1000;

/** Arguments of `CartApp.checkout`. */
export interface Leaving {
  readonly theirs: HTMLFormElement | null;
  readonly mayGo: () => boolean;
  readonly byOurs: boolean;
  /** Start time (`performance.now()`), and the cart read that started with it. */
  readonly at: number;
  readonly reading: Promise<boolean>;
}

/** Implements `CartApp.checkout`. `stayed` is called if the page is still open a while after navigation. */
export async function leadToCheckout(
  { theirs, mayGo, byOurs, at, reading }: Leaving,
  {
    session,
    root,
    drawer,
  }: { readonly session: CartSession; readonly root: ShadowRoot; readonly drawer: Drawer },
  stayed: () => void,
): Promise<boolean> {
  const cart = (await reading) && theirs && session.cartStore.truth.peek();
  const quantities = cart && unsentQuantities(theirs, cart);
  // The input refers to lines that no longer exist: reload to show the current ones.
  if (quantities === 'stale') {
    location.reload();
    return true;
  }
  // An unreadable cart doesn't bypass our questions.
  let isDone = true;
  if (quantities) isDone = (await session.dispatch({ type: 'set_quantities', quantities })).ok;
  // Gifts are settled here; whether codes apply, checkout shows.
  const codes = cart && isDone ? unsentCodes(theirs) : [];
  if (codes.length > 0) await session.dispatch({ type: 'codes', apply: codes, remove: [] });
  else if (!quantities) await session.check(at);
  if (!mayGo()) return true;
  const goes = byOurs && isDone && goByOurs(root, theirs, drawer);
  if (!goes && cart && isDone) withoutSent(theirs);
  // The input wasn't saved: the cart shows why.
  const stays = byOurs && !isDone;
  if (stays) drawer.open();
  setTimeout(stayed, STAYS);
  return goes || stays;
}

/**
 * Unsent quantities of a theme's form, keyed as in the form; null if there are none. Unkeyed fields are sent together,
 * because they are matched by position: `stale` if the store's lines differ from the page's and the shopper has changed
 * such a field. Gift quantities are ours, unless the shopper changed them.
 */
function unsentQuantities(form: HTMLFormElement, { lines }: StoreCart): Quantities | 'stale' | null {
  const fields = [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && QUANTITY.test(field.name),
  );
  const nameOf = ({ name }: Field) => QUANTITY.exec(name)?.[1] ?? '';
  const isInRow = fields.every((field) => nameOf(field) === '');
  if (isInRow && fields.length !== lines.length) return fields.some(isTouched) ? 'stale' : null;
  const lineOf = (field: Field, index: number) => (isInRow ? lines[index] : lineNamed(lines, nameOf(field)));
  const differs = (field: Field, index: number) => {
    const line = lineOf(field, index);
    if (!line || !isNumber(field.value) || (isGiftLine(line) && !isTouched(field))) return false;
    return Number(field.value) !== line.quantity;
  };
  const changed = fields.filter(differs);
  if (changed.length === 0) return null;
  return isInRow
    ? fields.map((field, index) =>
        differs(field, index) ? Number(field.value) : (lines[index]?.quantity ?? 0),
      )
    : Object.fromEntries(changed.map((field) => [nameOf(field), Number(field.value)]));
}

/** Whether a field is a number; other input is left for the store to reject. */
function isNumber(text: string): boolean {
  return /^\d+$/.test(text.trim());
}

/** Codes the shopper typed into a theme's form. */
function unsentCodes(form: HTMLFormElement): string[] {
  const field = form.elements.namedItem(CODES);
  if (!(field instanceof HTMLInputElement) || !isTouched(field)) return [];
  return field.value.split(',').flatMap((code) => code.trim() || []);
}

/** Whether the field was changed since the page loaded. */
function isTouched(field: Field): boolean {
  return field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Removes quantities and codes from the form data: the store has them, and may have changed since. */
function withoutSent(form: HTMLFormElement): void {
  const leaveOut = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) {
      const key = QUANTITY.exec(name)?.[1];
      if (name === CODES || key === '' || (key && isNumber(String(value)))) formData.delete(name);
    }
  };
  form.addEventListener('formdata', leaveOut);
  setTimeout(() => form.removeEventListener('formdata', leaveOut), CLICK_INTERVAL_MS);
}

/** Only the last click of the theme's button is carried over. */
let stop = new AbortController();

/**
 * Submits our checkout form for the theme's cart page, with the other fields of its form; quantities are already saved.
 * Opens the drawer if something is asked first or pending. False if there is no checkout form.
 */
function goByOurs(root: ShadowRoot, theirs: HTMLFormElement | null, drawer: Drawer): boolean {
  const ours = root.querySelector<HTMLFormElement>('.cw-checkout');
  if (!ours) return false;
  stop.abort();
  stop = new AbortController();
  let goes = false;
  root.addEventListener(
    'submit',
    ({ target, defaultPrevented }) => {
      if (target !== ours || defaultPrevented) return;
      goes = true;
      if (theirs) carryOver(theirs, ours);
    },
    stop,
  );
  ours.requestSubmit();
  if (!goes) {
    drawer.open();
    // Missing fields are marked by the next render.
    requestAnimationFrame(() =>
      ours.querySelector<HTMLElement>('[aria-invalid="true"], :invalid:not(fieldset)')?.focus(),
    );
  }
  return true;
}

function carryOver(theirs: HTMLFormElement, ours: HTMLFormElement): void {
  for (const before of ours.querySelectorAll('[data-carried]')) before.remove();
  for (const [name, value] of new FormData(theirs)) {
    const skipped = name === 'checkout' || name === CODES || QUANTITY.test(name);
    if (skipped || typeof value !== 'string' || ours.elements.namedItem(name) || isUnchanged(theirs, name))
      continue;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    field.dataset.carried = '';
    ours.append(field);
  }
}

/** Whether a text field is unchanged: then it may be older than the cart. */
function isUnchanged(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.type !== 'checkbox' && field.type !== 'hidden' && field.value === field.defaultValue;
}
