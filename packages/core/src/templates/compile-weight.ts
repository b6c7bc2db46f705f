import type { Tree } from './compile-tree';
import type { CompiledTemplate, Expression, TemplateNode } from './compiled';

type Part = Expression | TemplateNode | readonly Part[];

/**
 * Characters of a compiled template as JSON, without serialising it: the subject of a `case` is shared in memory,
 * but repeated in each condition's JSON.
 */
export function weightOf({ css, nodes }: CompiledTemplate, count: Tree['count']): number {
  const known = new Map<readonly Part[], number>();
  const lengthOf = (part: Part): number => {
    if (!isList(part)) return JSON.stringify(part).length;
    const found = known.get(part);
    if (found !== undefined) return found;
    count(part.length + 1);
    const length = part.reduce<number>((sum, each) => sum + lengthOf(each), Math.max(0, part.length - 1) + 2);
    known.set(part, length);
    return length;
  };
  return JSON.stringify({ css, nodes: 0 }).length - 1 + lengthOf(nodes);
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}
