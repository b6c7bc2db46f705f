import { useSyncExternalStore } from 'react';

/** A value that components watch parts of, and that is changed elsewhere. */
export interface Watched<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that components watch parts of. */
export interface Store<State> extends Watched<State> {
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

/** Renders again when the selected part changes. The part is compared by identity: select what exists, build nothing. */
export function useStore<State, Part>(store: Watched<State>, select: (state: State) => Part): Part {
  const part = () => select(store.get());
  return useSyncExternalStore(store.subscribe, part, part);
}
