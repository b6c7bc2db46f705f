import type { CartwrightEvents } from './public-api';

/** Tells the page; a handler that throws is the browser's to report and breaks nothing here. */
export function emit<Name extends keyof CartwrightEvents>(name: Name, detail: CartwrightEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(`cartwright:${name}`, { detail }));
}

/** Listens to an event of ours; gives the way to stop. */
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
