import { OPEN_EDITOR } from '../../shared/api/storage-keys';

/**
 * Says to the other pages of this browser that this one is open, until it is closed, crashes or is left. Where the browser
 * has no locks it says nothing, and a draft of an open page is offered in another one, too.
 */
export function sayOpen(locks: LockManager | undefined, tab: string): () => void {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  locks?.request(`${OPEN_EDITOR}${tab}`, () => closed).catch(() => {});
  return close;
}

/** The names of the pages that are open in this browser. */
export async function openTabs(locks: LockManager | undefined): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    return new Set(
      held.flatMap(({ name }) => (name?.startsWith(OPEN_EDITOR) ? [name.slice(OPEN_EDITOR.length)] : [])),
    );
  } catch {
    return new Set();
  }
}
