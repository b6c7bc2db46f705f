import { belowBase, withBase } from './admin-base';

/** What a click or a key press says of where to open. */
type Opening = Pick<MouseEvent, 'ctrlKey' | 'metaKey'>;

interface Browser {
  readonly pathname: string;
  readonly push: (address: string) => void;
  readonly open: (address: string, target: string, features: string) => unknown;
}

/**
 * Opens a page of the app from what is no link, such as a row: here, or with Ctrl (Cmd on a Mac) in a new tab under
 * `/admin`. Links need none of it: they have an address, and browsers know what to do with it.
 */
export function openPage(path: string, { ctrlKey, metaKey }: Opening, browser: Browser): void {
  if (ctrlKey || metaKey) browser.open(belowBase(path), '_blank', 'noopener');
  else browser.push(withBase(path, browser.pathname));
}
