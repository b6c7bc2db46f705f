import { useRef } from 'react';

/**
 * Focus of an entry that was just added: its first field, which also brings it into view. `added` names it before it is
 * rendered; `focusAdded` is its ref callback.
 */
export function useFocusAdded<Id extends string | number>() {
  const pending = useRef<Id | null>(null);
  return {
    added(id: Id): void {
      pending.current = id;
    },
    focusAdded: (id: Id) => (element: HTMLElement | null) => {
      if (!element || pending.current !== id) return;
      pending.current = null;
      // After the menu that added it has closed and given its focus back.
      setTimeout(() => element.querySelector<HTMLElement>('input, select, textarea')?.focus());
    },
  };
}
