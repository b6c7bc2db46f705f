/**
 * Handover of a bundle between the cart and its builder, which changes it. The two are surfaces that know nothing of
 * each other, may be in different pages, and are loaded when they are needed.
 */

/** Names the bundle that is to be changed in the address of its builder's page (`bundleName`). */
const ADDRESS = 'cw-bundle';

/** Asks the builders of the page for one that changes a bundle; whoever takes it prevents the event. */
const EVENT = 'cartwright-bundle-edit';

/** The lines that a bundle is to have from now on. */
export interface BundleEdit {
  readonly name: string;
  readonly lines: readonly {
    readonly variantId: number;
    /** In one copy. */
    readonly quantity: number;
    readonly properties: Readonly<Record<string, string>>;
    readonly sellingPlanId: number | null;
  }[];
  /** Told once whether the cart has them. */
  readonly done: (isSaved: boolean) => void;
}

declare global {
  interface Window {
    /** A list of waiting edits until the cart takes them. */
    CartwrightBundles?: { push(edit: BundleEdit): unknown };
  }
}

/** The address of a page with the bundle that its builder is to open. */
export function editAddress(page: string, name: string): string {
  const url = new URL(page, location.origin);
  url.searchParams.set(ADDRESS, name);
  return url.pathname + url.search;
}

/** The bundle that the page was opened for; null for none. */
export function bundleInAddress(): string | null {
  return new URLSearchParams(location.search).get(ADDRESS);
}

/** Takes it off the address, so that a reload begins a new one. */
export function clearBundleInAddress(): void {
  const url = new URL(location.href);
  url.searchParams.delete(ADDRESS);
  history.replaceState(history.state, '', url);
}

/** Whether a builder of this page has taken a bundle to be changed. */
export function isEditedHere(name: string): boolean {
  return !document.dispatchEvent(new CustomEvent(EVENT, { cancelable: true, detail: name }));
}

/** Hears of bundles that are to be changed; `take` says whether it is the one. */
export function onBundleEdit(take: (name: string) => boolean): void {
  document.addEventListener(EVENT, (event) => {
    const isTaken = event.defaultPrevented;
    if (!isTaken && event instanceof CustomEvent && take(String(event.detail))) event.preventDefault();
  });
}

/** Takes what waits to be saved, and what comes from now on. */
export function takeBundleEdits(save: (edit: BundleEdit) => void): void {
  const waiting = window.CartwrightBundles;
  window.CartwrightBundles = { push: save };
  if (Array.isArray(waiting)) for (const edit of waiting) save(edit);
}

/** The cart of a page takes an edit within this time (milliseconds), or doesn't at all: its files can't be had. */
const MAX_WAIT_MS = 8000;

/** Hands an edit to the cart of this page; false when it wasn't saved, and the bundle is as it was. */
export function saveBundle(edit: Omit<BundleEdit, 'done'>): Promise<boolean> {
  return new Promise((done) => {
    window.CartwrightBundles ??= [];
    window.CartwrightBundles.push({ ...edit, done });
    setTimeout(() => {
      // Nobody is there who would take it later.
      if (!Array.isArray(window.CartwrightBundles)) return;
      window.CartwrightBundles.length = 0;
      done(false);
    }, MAX_WAIT_MS);
  });
}
