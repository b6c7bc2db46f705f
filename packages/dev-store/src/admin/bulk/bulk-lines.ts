import { isRecord } from '../../engine/model/request-body';
import type { BulkQuery, ConnectionPlace } from './bulk-query';

/** JSON lines, one per node of a connection. */
export interface BulkLines {
  readonly text: string;
  readonly objects: number;
  readonly roots: number;
}

type Answer = Record<string, unknown>;

/**
 * Response as JSON lines: each node without its connections, with the `__parentId` of its parent.
 * `grouped` puts children after their parent; otherwise they follow all nodes of its level, in an
 * order that isn't guaranteed.
 */
export function bulkLines(
  { root, rootConnection, connections }: BulkQuery,
  data: unknown,
  { grouped }: { readonly grouped: boolean },
): BulkLines {
  const levels: string[][] = [];
  const write = (node: Answer, parentId: unknown, places: readonly ConnectionPlace[], level: number) => {
    const children = places.map((place) => ({ place, nodes: takeNodes(node, place) }));
    const line = JSON.stringify(parentId === undefined ? node : { ...node, __parentId: parentId });
    const at = grouped ? 0 : level;
    levels[at] = levels[at] ?? [];
    levels[at].push(line);
    for (const { place, nodes } of children) {
      for (const child of nodes) write(child, node.id, place.inside, level + 1);
    }
  };
  if (!isRecord(data)) return { text: '', objects: 0, roots: 0 };
  const top = data[root];
  const roots = rootConnection ? takeNodes(data, rootConnection) : isRecord(top) ? [top] : [];
  for (const node of roots) write(node, undefined, rootConnection?.inside ?? connections, 0);
  const lines = levels.flat();
  const text = lines.length === 0 ? '' : `${lines.join('\n')}\n`;
  return { text, objects: lines.length, roots: roots.length };
}

/** Nodes of a connection, which is removed from its object. */
function takeNodes(object: Answer, { path, list, node }: ConnectionPlace): Answer[] {
  const key = path[path.length - 1] ?? '';
  const owner = path.slice(0, -1).reduce<unknown>((inside, step) => valueAt(inside, step), object);
  const connection = valueAt(owner, key);
  if (!isRecord(owner) || !isRecord(connection)) return [];
  delete owner[key];
  const items = connection[list];
  if (!Array.isArray(items)) return [];
  const nodes: readonly unknown[] = node === null ? items : items.map((edge) => valueAt(edge, node));
  return nodes.filter(isRecord);
}

function valueAt(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}
