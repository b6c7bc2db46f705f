import { GraphQLError } from 'graphql';

export interface ConnectionArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
  /** Disables pagination, for bulk operations; not an argument of the API. */
  readonly whole?: boolean;
}

const MAX_PER_PAGE = 250;

/** Ordered list with an index of positions. */
export interface Ordered<Item> {
  readonly items: readonly Item[];
  /** Global id of an item. */
  readonly idOf: (item: Item) => string;
  /** Position of an id; undefined if unknown. */
  readonly positionOf: (id: string) => number | undefined;
}

/** Requested page of an ordered list. */
export interface Wanted<Item> {
  /** Filter; absent: all items. */
  readonly keeps?: (item: Item) => boolean;
  /** Items to skip at the start. */
  readonly from?: number;
  /** Maximum page size. Default: 250. */
  readonly limit?: number;
}

/** Relay connection of a list with stable ids. `first` or `last` is required, at most `limit`. */
export function connection<T extends { readonly id: string }>(
  all: readonly T[],
  args: ConnectionArguments,
  limit = MAX_PER_PAGE,
) {
  const positionOf = (id: string) => {
    const position = all.findIndex((each) => each.id === id);
    return position === -1 ? undefined : position;
  };
  const ordered = { items: all, idOf: ({ id }: T) => id, positionOf };
  return pageOf(ordered, args, (item) => item, { limit });
}

/**
 * Relay connection of a long list: reads from the cursor only as far as needed, and creates nodes
 * for the page only.
 */
export function pageOf<Item, Node>(
  ordered: Ordered<Item>,
  args: ConnectionArguments,
  nodeOf: (item: Item) => Node,
  { keeps = () => true, from = 0, limit = MAX_PER_PAGE }: Wanted<Item> = {},
) {
  if (args.whole) {
    const kept = ordered.items.filter(keeps);
    return wholeConnection(args.reverse ? kept.reverse() : kept, ordered.idOf, nodeOf);
  }
  const { size, forwards } = sizeOf(args, limit);
  const { count, itemAt, positionOfCursor } = readingOf(ordered, from, args.reverse === true);
  const kept = (begin: number, end: number, step: 1 | -1, limit: number): Item[] => {
    const found: Item[] = [];
    for (let position = begin; (end - position) * step > 0 && found.length < limit; position += step) {
      const item = itemAt(position);
      if (item !== undefined && keeps(item)) found.push(item);
    }
    return found;
  };
  const start = args.after ? Math.max(0, positionOfCursor(args.after) + 1) : 0;
  const end = args.before ? Math.min(count, positionOfCursor(args.before)) : count;
  // One extra item tells whether there is a next page.
  const taken = forwards ? kept(start, end, 1, size + 1) : kept(end - 1, start - 1, -1, size + 1);
  const goesOn = taken.length > size;
  const items = forwards ? taken.slice(0, size) : taken.slice(0, size).reverse();
  const edges = items.map((item) => ({ cursor: cursorOf(ordered.idOf(item)), node: nodeOf(item) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasPreviousPage: (!forwards && goesOn) || kept(start - 1, -1, -1, 1).length > 0,
      hasNextPage: (forwards && goesOn) || kept(end, count, 1, 1).length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Positions in reading order: reversed if requested, and without skipped items. */
function readingOf<Item>({ items, positionOf }: Ordered<Item>, from: number, reversed: boolean) {
  const last = items.length - 1;
  return {
    count: Math.max(0, items.length - from),
    itemAt: (position: number) => items[reversed ? last - position : from + position],
    positionOfCursor(cursor: string): number {
      const position = positionOf(Buffer.from(cursor, 'base64').toString());
      if (position === undefined) throw new GraphQLError(`Invalid cursor: ${cursor}`);
      return reversed ? last - position : position - from;
    },
  };
}

function sizeOf({ first = null, last = null }: ConnectionArguments, limit: number) {
  if ((first === null) === (last === null)) {
    throw new GraphQLError('you must provide one of first or last');
  }
  const size = first ?? last ?? 0;
  if (size < 0 || size > limit) {
    throw new GraphQLError(`${first === null ? 'last' : 'first'} must be between 0 and ${limit}`);
  }
  return { size, forwards: first !== null };
}

/** Lazy edges: usually only one of `edges` and `nodes` is requested. */
function wholeConnection<Item, Node>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  nodeOf: (item: Item) => Node,
) {
  return {
    get nodes() {
      return items.map(nodeOf);
    },
    get edges() {
      return items.map((item) => ({ cursor: cursorOf(idOf(item)), node: nodeOf(item) }));
    },
    pageInfo: { hasPreviousPage: false, hasNextPage: false, startCursor: null, endCursor: null },
  };
}

/** Relay connection of distinct strings. */
export function stringConnection(texts: readonly string[], args: ConnectionArguments, limit: number) {
  const { edges, nodes, pageInfo } = connection(
    texts.map((text) => ({ id: text })),
    args,
    limit,
  );
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.id })),
    nodes: nodes.map(({ id }) => id),
    pageInfo,
  };
}

function cursorOf(id: string): string {
  return Buffer.from(id).toString('base64');
}
