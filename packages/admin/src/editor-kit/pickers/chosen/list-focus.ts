import type { RefObject } from 'react';

type List = RefObject<HTMLElement | null>;

/** Gives the focus to the first of a row's controls that can be used, once the list is drawn anew. */
export function focusControl(list: List, key: string, controls: readonly string[]): void {
  requestAnimationFrame(() => {
    const row = rowOf(list, key);
    const found = controls
      .map((control) => row?.querySelector<HTMLButtonElement>(`[data-control="${control}"]`))
      .find((button) => button && !button.disabled);
    found?.focus();
  });
}

/** Gives the focus to the row beside one that is gone; where none is left, to what opens the choice. */
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
