import type { Scope } from './compile-expression';
import type { Tree } from './compile-tree';
import type { Shape } from './objects';

/** Names in scope at a position of a template, with the shapes of their values. */
export interface Names {
  readonly scope: Scope;
  /** Adds a name from here to the end. */
  readonly add: (name: string, shape: Shape) => void;
  /** Adds the name of a loop's item until the loop is left. */
  readonly enter: (name: string, shape: Shape) => void;
  readonly leave: () => void;
}

/** Maximum number of names in a message, loops excluded; the objects come first. */
const MAX_NAMED = 30;

export function createNames(
  objects: Readonly<Record<string, Shape>>,
  { report, count }: Pick<Tree, 'report' | 'count'>,
): Names {
  const known = new Map<string, Shape>(Object.entries(objects));
  const loops: { readonly name: string; readonly shape: Shape }[] = [];
  const inLoop = (name: string): Shape | null => {
    if (name === 'forloop' && loops.length > 0) return { object: 'forloop' };
    return loops.findLast((loop) => loop.name === name)?.shape ?? null;
  };
  return {
    scope: {
      shapeOf: (name) => inLoop(name) ?? known.get(name) ?? null,
      names: () => [...firstOf(known.keys(), MAX_NAMED), ...loops.map(({ name }) => name)],
      count,
      report,
    },
    add: (name, shape) => void known.set(name, shape),
    enter: (name, shape) => void loops.push({ name, shape }),
    leave: () => void loops.pop(),
  };
}

function firstOf(names: Iterable<string>, limit: number): string[] {
  const first: string[] = [];
  for (const name of names) {
    if (first.length === limit) break;
    first.push(name);
  }
  return first;
}
