import type { AddedItem } from '@cartwright/ui/listing/added-item';

/** The page's cart of ours, as far as items are added to it. */
interface OurCart {
  add(items: readonly AddedItem[]): Promise<{ readonly ok: boolean; readonly code?: string }>;
  open(): Promise<boolean>;
}

/**
 * Adds items in one write by our cart, which shows them, or says what the store refused. Undefined where the page has no cart
 * of ours: then the form takes them to the store's. Settles with whether they were added.
 */
export function addTogether(event: Event, items: readonly AddedItem[]): Promise<boolean> | undefined {
  const { Cartwright } = window as { Cartwright?: OurCart | readonly unknown[] };
  const form = event.target;
  if (!Cartwright || !('add' in Cartwright) || !(form instanceof HTMLFormElement)) return undefined;
  event.preventDefault();
  return Cartwright.add(items).then(({ ok, code }) => {
    // No cart of ours is live.
    if (code === 'unavailable') form.submit();
    else void Cartwright.open();
    return ok;
  });
}
