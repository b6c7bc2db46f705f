import type { AddedItem } from '@cartwright/ui/listing/added-item';

/** The page's cart of ours, as far as items are added to it. */
interface OurCart {
  add(items: readonly AddedItem[]): Promise<{ readonly ok: boolean; readonly code?: string }>;
  open(): Promise<boolean>;
  refresh(): Promise<{ readonly ok: boolean }>;
}

/** Undefined where the page has none. */
export function cartOfPage(): OurCart | undefined {
  const { Cartwright } = window as { Cartwright?: OurCart | readonly unknown[] };
  return Cartwright && 'add' in Cartwright ? Cartwright : undefined;
}

/**
 * Adds items in one write by our cart, which shows them, or says what the store refused. Undefined where the page has no cart
 * of ours: then the form takes them to the store's. Settles with whether they were added.
 */
export function addTogether(event: Event, items: readonly AddedItem[]): Promise<boolean> | undefined {
  const cart = cartOfPage();
  const form = event.target;
  if (!cart || !(form instanceof HTMLFormElement)) return undefined;
  event.preventDefault();
  return cart.add(items).then(({ ok, code }) => {
    // No cart of ours is live.
    if (code === 'unavailable') form.submit();
    else void cart.open();
    return ok;
  });
}
