import { useSyncExternalStore } from 'react';

/** Read-only view of a store. */
export interface ReadonlyStore<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Store of a value that components subscribe to. */
export interface Store<State> extends ReadonlyStore<State> {
  readonly set: (next: State) => void;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Re-renders when the selected value changes. Compared by identity: selectors must not create
 * objects.
 */
export function useStore<State, Part>(store: ReadonlyStore<State>, select: (state: State) => Part): Part {
  const part = () => select(store.get());
  return useSyncExternalStore(store.subscribe, part, part);
}
