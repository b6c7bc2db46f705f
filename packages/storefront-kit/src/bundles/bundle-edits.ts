/**
 * Handover of a bundle between the cart and its builder, which changes it. The two are surfaces that know nothing of
 * each other, may be in different pages, and are loaded when they are needed.
 */

/** URL parameter of the bundle to edit (`bundleName`). */
const ADDRESS = 'cw-bundle';

/** Event that asks the page's builders to edit a bundle; the one that does prevents it. */
const EVENT = 'cartwright-bundle-edit';

/** New lines of a bundle. */
export interface BundleEdit {
  readonly name: string;
  readonly lines: readonly {
    readonly variantId: number;
    /** Units per copy. */
    readonly quantity: number;
    readonly properties: Readonly<Record<string, string>>;
    readonly sellingPlanId: number | null;
  }[];
  /** Called once with the result. */
  readonly done: (isSaved: boolean) => void;
}

declare global {
  interface Window {
    /** Queue of edits until the cart takes over. */
    CartwrightBundles?: { push(edit: BundleEdit): unknown };
  }
}

/** URL of a page whose builder opens the bundle. */
export function editAddress(page: string, name: string): string {
  const url = new URL(page, location.origin);
  url.searchParams.set(ADDRESS, name);
  return url.pathname + url.search;
}

/** Bundle the page was opened for; null for none. */
export function bundleInAddress(): string | null {
  return new URLSearchParams(location.search).get(ADDRESS);
}

/** Removes it from the URL, so that a reload starts a new one. */
export function clearBundleInAddress(): void {
  const url = new URL(location.href);
  url.searchParams.delete(ADDRESS);
  history.replaceState(history.state, '', url);
}

/** Asks the builders of this page to edit a bundle; false if none does. */
export function isEditedHere(name: string): boolean {
  return !document.dispatchEvent(new CustomEvent(EVENT, { cancelable: true, detail: name }));
}

/** Listens for bundles to edit; `take` returns whether it handles the bundle. */
export function onBundleEdit(take: (name: string) => boolean): void {
  document.addEventListener(EVENT, (event) => {
    const isTaken = event.defaultPrevented;
    if (!isTaken && event instanceof CustomEvent && take(String(event.detail))) event.preventDefault();
  });
}

/** Handles queued and future edits. */
export function takeBundleEdits(save: (edit: BundleEdit) => void): void {
  const waiting = window.CartwrightBundles;
  window.CartwrightBundles = { push: save };
  if (Array.isArray(waiting)) for (const edit of waiting) save(edit);
}

/** Timeout (milliseconds) for the cart to take an edit, as when its files fail to load. */
const MAX_WAIT_MS = 8000;

/** Passes an edit to the cart of this page; resolves to false if it wasn't saved and the bundle is unchanged. */
export function saveBundle(edit: Omit<BundleEdit, 'done'>): Promise<boolean> {
  return new Promise((done) => {
    window.CartwrightBundles ??= [];
    window.CartwrightBundles.push({ ...edit, done });
    setTimeout(() => {
      // Not taken over: clears the queue.
      if (!Array.isArray(window.CartwrightBundles)) return;
      window.CartwrightBundles.length = 0;
      done(false);
    }, MAX_WAIT_MS);
  });
}
