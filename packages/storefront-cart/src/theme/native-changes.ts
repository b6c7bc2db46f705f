import { tabStorage } from '@cartwright/storefront-kit/browser/browser';
import { closest } from '@cartwright/storefront-kit/theme/closest';
import { storePath } from '@cartwright/storefront-kit/theme/store-path';
import type { StorageKey } from '../state/ports/storage-keys';

const NAME: StorageKey = 'cartwright:changed';

/** Marker value until the next page. If it can't be stored, opening the drawer reads the cart again. */
const NOTED = '1';

/** URLs that change the cart by navigation. */
const BY_FORM = /^cart(\/(add|change|update|clear))?$/;
const BY_LINK = /^(cart\/(add|change|update|clear)|discount\/.+)$/;

/**
 * Records when a theme's form or link leaves the page and changes the cart, for the next page. Last listener, so that
 * prevented events are skipped.
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

/** Makes the next page read the cart, unless `wasChangedNatively` is called before. */
export function noteChange(): void {
  tabStorage.write(NAME, NOTED);
}

/** Whether the previous page was left by such a change. Clears the marker. */
export function wasChangedNatively(): boolean {
  const noted = tabStorage.read(NAME) === NOTED;
  if (noted) tabStorage.write(NAME, '');
  return noted;
}
