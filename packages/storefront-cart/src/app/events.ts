import type { CartwrightEvents } from './public-api';

/** Dispatches an event on the document; the browser reports handlers that throw. */
export function emit<Name extends keyof CartwrightEvents>(name: Name, detail: CartwrightEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(`cartwright:${name}`, { detail }));
}

/** Listens to one of our events; returns an unsubscribe function. */
export function listen<Name extends keyof CartwrightEvents>(
  name: Name,
  handler: (detail: CartwrightEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) handler(event.detail);
  };
  document.addEventListener(`cartwright:${name}`, listener);
  return () => document.removeEventListener(`cartwright:${name}`, listener);
}
