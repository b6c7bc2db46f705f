import { tabStorage } from '@cartwright/storefront-kit/browser/browser';
import { closest } from '@cartwright/storefront-kit/theme/closest';
import { storePath } from '@cartwright/storefront-kit/theme/store-path';
import type { StorageKey } from '../state/ports/storage-keys';

const NAME: StorageKey = 'cartwright:changed';

/** Value under it until the next page. Where none can be written, an opening reads the cart again. */
const NOTED = '1';

/** Addresses that change the cart and lead to another page. */
const BY_FORM = /^cart(\/(add|change|update|clear))?$/;
const BY_LINK = /^(cart\/(add|change|update|clear)|discount\/.+)$/;

/**
 * Notes when the page is left by a form or a link of the theme that changes the cart, for the page that comes next.
 * Last of all listeners: what a script has taken over leads nowhere.
 */
export function noteNativeChanges(root: string): void {
  const note = (event: Event, address: string | null, changes: RegExp) => {
    if (event.defaultPrevented || address === null) return;
    if (changes.test(storePath(address, root, location.origin) ?? '')) noteChange();
  };
  addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement) {
      note(event, event.target.getAttribute('action'), BY_FORM);
    }
  });
  addEventListener('click', (event) => {
    const link = closest(event.target, 'a[href]');
    note(event, link?.getAttribute('href') ?? null, BY_LINK);
  });
}

/** Lets the next page read the cart, unless `wasChangedNatively` is asked before. */
export function noteChange(): void {
  tabStorage.write(NAME, NOTED);
}

/** Whether the page before this one was left by such a change. Answers once. */
export function wasChangedNatively(): boolean {
  const noted = tabStorage.read(NAME) === NOTED;
  if (noted) tabStorage.write(NAME, '');
  return noted;
}
