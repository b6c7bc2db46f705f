import type { Scope } from './compile-expression';
import type { Shape } from './objects';

/** The names that can be used at a place of a template, with what is known of their values. */
export interface Names {
  readonly scope: Scope;
  /** A name that counts from here to the end. */
  readonly add: (name: string, shape: Shape) => void;
  /** The name of a loop's item, until the loop is left. */
  readonly enter: (name: string, shape: Shape) => void;
  readonly leave: () => void;
}

/** More names than this are no help in a message, and cost time where there are thousands. */
const MOST_NAMES = 50;

export function createNames(objects: Readonly<Record<string, Shape>>, report: Scope['report']): Names {
  const known = new Map<string, Shape>(Object.entries(objects));
  const loops: { readonly name: string; readonly shape: Shape }[] = [];
  const inLoop = (name: string): Shape | null => {
    if (name === 'forloop' && loops.length > 0) return { object: 'forloop' };
    return loops.findLast((loop) => loop.name === name)?.shape ?? null;
  };
  return {
    scope: {
      shapeOf: (name) => inLoop(name) ?? known.get(name) ?? null,
      names: () => firstOf([known.keys(), loops.map(({ name }) => name)], MOST_NAMES),
      report,
    },
    add: (name, shape) => void known.set(name, shape),
    enter: (name, shape) => void loops.push({ name, shape }),
    leave: () => void loops.pop(),
  };
}

function firstOf(lists: readonly Iterable<string>[], most: number): string[] {
  const found: string[] = [];
  for (const list of lists) {
    for (const name of list) {
      if (found.length === most) return found;
      found.push(name);
    }
  }
  return found;
}
