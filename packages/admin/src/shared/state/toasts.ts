import { createStore } from './store';

export type ToastTone = 'info' | 'loading' | 'error';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string | null;
  readonly message: string;
  /** Action while the toast is visible. Removed with the screen that offered it. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Duration of a toast in milliseconds, extended by hover and focus. */
export const TOAST_DURATION = 5000;

/** Toasts with an action stay longer. */
export const OFFER_DURATION = 2 * TOAST_DURATION;

/** Error toasts stay longer, as they include next steps. */
export const ERROR_DURATION = 2 * TOAST_DURATION;

/** Duration of a toast in milliseconds; null: until dismissed. */
export function durationOf({ tone, action }: Pick<Toast, 'tone' | 'action'>): number | null {
  if (tone === 'loading') return null;
  if (tone === 'error') return ERROR_DURATION;
  return action ? OFFER_DURATION : TOAST_DURATION;
}

/** Newest last. Rendered by the host: at the bottom of the window, or as Shopify admin toasts. */
export const toasts = createStore<readonly Toast[]>([]);

const MAX_TOASTS = 4;

let lastId = 0;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a success toast and returns its id. Duplicates are replaced. */
export function toast(message: string, action?: ToastAction): number {
  keep((each) => each.tone !== 'info' || each.message !== message);
  return add({ tone: 'info', title: null, message, ...(action && { action }) });
}

/**
 * Shows a pending toast, such as “Saving...”, and returns its id; dismiss it by `dismissToast`
 * before showing the result. Duplicates are replaced.
 */
export function toastLoading(message: string): number {
  keep((each) => each.tone !== 'loading' || each.message !== message);
  return add({ tone: 'loading', title: null, message });
}

/** Shows an error toast with next steps. Replaces duplicates, and errors of the same title. */
export function toastError(message: string, title: string | null = null): void {
  withdrawError(message);
  if (title !== null) keep((each) => each.tone !== 'error' || each.title !== title);
  add({ tone: 'error', title, message });
}

/** Dismisses an obsolete error, after a successful retry. */
export function withdrawError(message: string): void {
  keep((each) => each.tone !== 'error' || each.message !== message);
}

export function dismissToast(id: number): void {
  stopTimer(id);
  keep((each) => each.id !== id);
}

/** Pauses a toast's timeout (hover, focus), or restarts it. */
export function pauseToast(id: number, isPaused: boolean): void {
  stopTimer(id);
  const toast = toasts.get().find((each) => each.id === id);
  if (toast && !isPaused) startTimer(toast);
}

/** Dismisses errors and offers, which are about the page that made them. Messages of what worked stay to be read. */
export function dismissOfPage(): void {
  keep((each) => each.tone !== 'error' && each.action === undefined);
}

function startTimer(each: Toast): void {
  const duration = durationOf(each);
  if (duration !== null)
    timers.set(
      each.id,
      setTimeout(() => dismissToast(each.id), duration),
    );
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function keep(stays: (each: Toast) => boolean): void {
  const all = toasts.get();
  const kept = all.filter(stays);
  if (kept.length < all.length) toasts.set(kept);
}

/** Drops the oldest toast beyond the limit; toasts of running work stay until it ends. */
function add(content: Omit<Toast, 'id'>): number {
  lastId += 1;
  const added = { ...content, id: lastId };
  const all = [...toasts.get(), added];
  const first = all.find(({ tone }) => tone !== 'loading') ?? all[0];
  toasts.set(all.length > MAX_TOASTS ? all.filter((each) => each !== first) : all);
  startTimer(added);
  return lastId;
}
