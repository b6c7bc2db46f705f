import { createStore } from './store';

export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'error';
  readonly title: string | null;
  readonly message: string;
  /** What can be done about it, for as long as the toast stays. */
  readonly action?: ToastAction;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Milliseconds that a toast stays; errors stay until they are dismissed (design/meanings). */
export const TOAST_DURATION = 5000;

export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Tells the merchant that something worked; gives the toast's id. Said twice, it shows once. */
export function toast(message: string, action?: ToastAction): number {
  toasts.set(toasts.get().filter((each) => each.tone !== 'info' || each.message !== message));
  const id = add({ tone: 'info', title: null, message, ...(action && { action }) });
  setTimeout(() => dismissToast(id), action ? TOAST_DURATION * 2 : TOAST_DURATION);
  return id;
}

/** Tells the merchant what went wrong and what to do. Said twice, it shows once. */
export function toastError(message: string, title: string | null = null): void {
  withdrawError(message);
  add({ tone: 'error', title, message });
}

/** Takes an error back that no longer holds, because what failed was done since. */
export function withdrawError(message: string): void {
  toasts.set(toasts.get().filter((each) => each.tone !== 'error' || each.message !== message));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((each) => each.id !== id));
}

function add(content: Omit<Toast, 'id'>): number {
  lastId += 1;
  toasts.set([...toasts.get(), { ...content, id: lastId }].slice(-4));
  return lastId;
}
