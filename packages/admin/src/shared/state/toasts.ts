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

/** Milliseconds that a toast stays, and longer while it has the pointer or the focus. */
export const TOAST_DURATION = 5000;

/** One that offers something stays longer: it has to be read, decided and reached. */
export const OFFER_DURATION = 2 * TOAST_DURATION;

/** Errors stay longer: they say what to do, too. */
export const ERROR_DURATION = 2 * TOAST_DURATION;

/** Milliseconds that a toast stays; null: until its end is told. */
export function durationOf({ tone, action }: Pick<Toast, 'tone' | 'action'>): number | null {
  if (tone === 'loading') return null;
  if (tone === 'error') return ERROR_DURATION;
  return action ? OFFER_DURATION : TOAST_DURATION;
}

/** The newest last. The host shows them: at the foot of the window, or as those of Shopify's admin. */
export const toasts = createStore<readonly Toast[]>([]);

const MAX_TOASTS = 4;

let lastId = 0;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Tells the merchant that something worked; gives the toast's id. Said twice, it shows once. */
export function toast(message: string, action?: ToastAction): number {
  keep((each) => each.tone !== 'info' || each.message !== message);
  return add({ tone: 'info', title: null, message, ...(action && { action }) });
}

/**
 * Tells the merchant what is under way, such as “Saving...”, until its end is told in its place (`toast` and `toastError`
 * say it, after `dismissToast` with this id). Said twice, it shows once; gives the toast's id.
 */
export function toastLoading(message: string): number {
  keep((each) => each.tone !== 'loading' || each.message !== message);
  return add({ tone: 'loading', title: null, message });
}

/** Tells the merchant what went wrong and what to do. Said twice, it shows once; of those with the same title the last one shows. */
export function toastError(message: string, title: string | null = null): void {
  withdrawError(message);
  if (title !== null) keep((each) => each.tone !== 'error' || each.title !== title);
  add({ tone: 'error', title, message });
}

/** Takes an error back that no longer holds, because what failed was done since. */
export function withdrawError(message: string): void {
  keep((each) => each.tone !== 'error' || each.message !== message);
}

export function dismissToast(id: number): void {
  stopTimer(id);
  keep((each) => each.id !== id);
}

/** Keeps a toast, such as while it has the pointer or the focus, or has its time begin again. */
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

/** Of more than fit the oldest goes; what is under way has an end to come, and stays. */
function add(content: Omit<Toast, 'id'>): number {
  lastId += 1;
  const added = { ...content, id: lastId };
  const all = [...toasts.get(), added];
  const first = all.find(({ tone }) => tone !== 'loading') ?? all[0];
  toasts.set(all.length > MAX_TOASTS ? all.filter((each) => each !== first) : all);
  startTimer(added);
  return lastId;
}
