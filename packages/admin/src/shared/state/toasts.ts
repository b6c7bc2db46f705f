import { createStore } from './store';

export type ToastTone = 'info' | 'loading' | 'error';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string | null;
  readonly message: string;
  /** What can be done about it, for as long as the toast stays. It leaves with the screen that offered it. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Milliseconds that a toast stays; errors and what is under way stay until they are dismissed (design/meanings). */
export const TOAST_DURATION = 5000;

/** One that offers something stays longer: it has to be read, decided and reached. */
export const OFFER_DURATION = 2 * TOAST_DURATION;

/** The newest last. The host shows them: at the foot of the window, or as those of Shopify's admin. */
export const toasts = createStore<readonly Toast[]>([]);

const MAX_TOASTS = 4;

let lastId = 0;

/** Tells the merchant that something worked; gives the toast's id. Said twice, it shows once. */
export function toast(message: string, action?: ToastAction): number {
  keep((each) => each.tone !== 'info' || each.message !== message);
  const id = add({ tone: 'info', title: null, message, ...(action && { action }) });
  setTimeout(() => dismissToast(id), action ? OFFER_DURATION : TOAST_DURATION);
  return id;
}

/**
 * Tells the merchant what is under way, such as “Saving...”, until its end is told in its place (`toast` and `toastError`
 * say it, after `dismissToast` with this id). Said twice, it shows once; gives the toast's id.
 */
export function toastLoading(message: string): number {
  keep((each) => each.tone !== 'loading' || each.message !== message);
  return add({ tone: 'loading', title: null, message });
}

/** Tells the merchant what went wrong and what to do. Said twice, it shows once. */
export function toastError(message: string, title: string | null = null): void {
  withdrawError(message);
  add({ tone: 'error', title, message });
}

/** Takes an error back that no longer holds, because what failed was done since. */
export function withdrawError(message: string): void {
  keep((each) => each.tone !== 'error' || each.message !== message);
}

export function dismissToast(id: number): void {
  keep((each) => each.id !== id);
}

/** Dismisses the offers in toasts, which are about the screen that made them. Messages stay to be read. */
export function dismissOffers(): void {
  keep((each) => each.action === undefined);
}

function keep(stays: (each: Toast) => boolean): void {
  const all = toasts.get();
  const kept = all.filter(stays);
  if (kept.length < all.length) toasts.set(kept);
}

/** Of more than fit the oldest goes; what is under way has an end to come, and stays. */
function add(content: Omit<Toast, 'id'>): number {
  lastId += 1;
  const all = [...toasts.get(), { ...content, id: lastId }];
  const first = all.find(({ tone }) => tone !== 'loading') ?? all[0];
  toasts.set(all.length > MAX_TOASTS ? all.filter((each) => each !== first) : all);
  return lastId;
}
