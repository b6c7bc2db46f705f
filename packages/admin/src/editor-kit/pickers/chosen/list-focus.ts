import type { RefObject } from 'react';

type List = RefObject<HTMLElement | null>;

/** Focuses the first enabled control of a row after the next render. */
export function focusControl(list: List, key: string, controls: readonly string[]): void {
  requestAnimationFrame(() => {
    const row = rowOf(list, key);
    const found = controls
      .map((control) => row?.querySelector<HTMLButtonElement>(`[data-control="${control}"]`))
      .find((button) => button && !button.disabled);
    found?.focus();
  });
}

/** Focuses a neighbour of a removed row, or the picker's button if the list is empty. */
export function focusNeighbour(list: List, key: string | null): void {
  if (key !== null) {
    focusControl(list, key, ['remove']);
    return;
  }
  const container = list.current?.closest('[data-picks]');
  requestAnimationFrame(() => container?.querySelector<HTMLElement>('button')?.focus());
}

function rowOf(list: List, key: string): Element | undefined {
  return [...(list.current?.children ?? [])].find((row) => row.getAttribute('data-key') === key);
}
