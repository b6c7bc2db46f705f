import { isGiftLine } from '@cartwright/core/rewards/cart';
import { AGAIN } from '@cartwright/storefront-kit/theme/exclusive';
import type { CartSession } from '../session/session';
import type { Quantities } from '../state/ports/intent';
import type { StoreCart } from '../state/ports/store-cart';
import { lineNamed } from '../state/requests/looks-applied';
import type { Drawer } from './dialog';

/** `updates[]`, `updates[KEY]` and `updates[VARIANT]`. Source: Shopify, the form of a theme's cart page. */
const QUANTITY = /^updates\[(.*)]$/;

/** A code beside those that the cart has, or several with commas between them. */
const CODES = 'discount';

type Field = HTMLInputElement | HTMLSelectElement;

/** A page that is still there after this long (milliseconds) was not left. */
const STAYS = 1000;

/** A page that is about to be left, as `CartApp.checkout` is told of it. */
export interface Leaving {
  readonly theirs: HTMLFormElement | null;
  readonly mayGo: () => boolean;
  readonly byOurs: boolean;
  /** When it began (`performance.now()`), and the reading of the cart that began with it. */
  readonly at: number;
  readonly reading: Promise<boolean>;
}

/** `CartApp.checkout`. `stayed` is called where the page is still there a while after it was led on. */
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
  // What was typed is of lines that are not there any more: the shopper sees those that are.
  if (quantities === 'stale') {
    location.reload();
    return true;
  }
  // A cart that cannot be read is no reason to go around what ours asks.
  let isDone = true;
  if (quantities) isDone = (await session.dispatch({ type: 'set_quantities', quantities })).ok;
  // What gifts they leave is looked at here; whether they apply the store says at checkout.
  const codes = cart && isDone ? unsentCodes(theirs) : [];
  if (codes.length > 0) await session.dispatch({ type: 'codes', apply: codes, remove: [] });
  else if (!quantities) await session.check(at);
  if (!mayGo()) return true;
  const goes = byOurs && isDone && goByOurs(root, theirs, drawer);
  if (!goes && cart && isDone) withoutSent(theirs);
  // What was typed is not in the store: the cart says so.
  const stays = byOurs && !isDone;
  if (stays) drawer.open();
  setTimeout(stayed, STAYS);
  return goes || stays;
}

/**
 * The quantities of a theme's form that the store does not have, in the form's way of naming lines; null when it has them
 * all. Those without a name of their own go together, because they count by their order: `stale` when the store's cart
 * has other lines than the page, and the shopper has changed something that is then nobody's. Gifts are ours to count,
 * unless the shopper does.
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

/** A field that says no number is for the store to refuse. */
function isNumber(text: string): boolean {
  return /^\d+$/.test(text.trim());
}

/** The codes that a form of the theme has a field for and the shopper has typed. */
function unsentCodes(form: HTMLFormElement): string[] {
  const field = form.elements.namedItem(CODES);
  if (!(field instanceof HTMLInputElement) || !isTouched(field)) return [];
  return field.value.split(',').flatMap((code) => code.trim() || []);
}

/** Whether the shopper has changed it since the page came. */
function isTouched(field: Field): boolean {
  return field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** When the form is sent now it says nothing of quantities and codes: the store has them, and may have changed since. */
function withoutSent(form: HTMLFormElement): void {
  const leaveOut = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) {
      const key = QUANTITY.exec(name)?.[1];
      if (name === CODES || key === '' || (key && isNumber(String(value)))) formData.delete(name);
    }
  };
  form.addEventListener('formdata', leaveOut);
  setTimeout(() => form.removeEventListener('formdata', leaveOut), AGAIN);
}

/** The last press of the theme's button is the one whose form is carried over. */
let stop = new AbortController();

/**
 * Presses our checkout for the theme's cart page. What the page's form says of the order goes along, but for quantities,
 * which the store has by then. Opens where ours asks something first, or has to wait. False where there is no way to
 * checkout.
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
    // What is missing is marked once the cart has been drawn.
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

/** A text that nobody has touched says nothing that the cart does not know, and may be older than it. */
function isUnchanged(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.type !== 'checkbox' && field.type !== 'hidden' && field.value === field.defaultValue;
}
