import type { AddedItem } from '@cartwright/ui/listing/added-item';

/** Public cart API, as used for adding. */
interface OurCart {
  add(items: readonly AddedItem[]): Promise<{ readonly ok: boolean; readonly code?: string }>;
  open(): Promise<boolean>;
  refresh(): Promise<{ readonly ok: boolean }>;
}

/** Our cart's API; undefined if the page has none. */
export function cartOfPage(): OurCart | undefined {
  const { Cartwright } = window as { Cartwright?: OurCart | readonly unknown[] };
  return Cartwright && 'add' in Cartwright ? Cartwright : undefined;
}

/**
 * Adds items in one write through our cart, which shows them or the store's refusal. Undefined without our cart: the
 * form then posts to the store. Resolves to whether they were added.
 */
export function addTogether(event: Event, items: readonly AddedItem[]): Promise<boolean> | undefined {
  const cart = cartOfPage();
  const form = event.target;
  if (!cart || !(form instanceof HTMLFormElement)) return undefined;
  event.preventDefault();
  return cart.add(items).then(({ ok, code }) => {
    // Our cart isn't live.
    if (code === 'unavailable') form.submit();
    else void cart.open();
    return ok;
  });
}
