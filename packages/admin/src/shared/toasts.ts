import { createStore } from './store';

export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'error';
  readonly title: string | null;
  readonly message: string;
}

/** Milliseconds that a toast stays; errors stay until they are dismissed (design/meanings). */
export const TOAST_DURATION = 5000;

export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Tells the merchant that something worked. */
export function toast(message: string): void {
  const id = add({ tone: 'info', title: null, message });
  setTimeout(() => dismissToast(id), TOAST_DURATION);
}

/** Tells the merchant what went wrong and what to do. Said twice, it shows once. */
export function toastError(message: string, title: string | null = null): void {
  toasts.set(toasts.get().filter((each) => !(each.tone === 'error' && each.message === message)));
  add({ tone: 'error', title, message });
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((each) => each.id !== id));
}

function add(content: Omit<Toast, 'id'>): number {
  lastId += 1;
  toasts.set([...toasts.get(), { ...content, id: lastId }].slice(-4));
  return lastId;
}
