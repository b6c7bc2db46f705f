import { GraphQLError } from 'graphql';

export interface ConnectionArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

const MOST_PER_PAGE = 250;

/** A page of a list with stable ids, in Shopify's Relay form. `first` or `last` is required, at most 250. */
export function connection<T extends { readonly id: string }>(all: readonly T[], asked: ConnectionArguments) {
  const { first = null, last = null, after = null, before = null } = asked;
  if ((first === null) === (last === null)) {
    throw new GraphQLError('you must provide one of first or last');
  }
  const size = first ?? last ?? 0;
  if (size < 0 || size > MOST_PER_PAGE) {
    throw new GraphQLError(`${first === null ? 'last' : 'first'} must be between 0 and ${MOST_PER_PAGE}`);
  }
  const items = asked.reverse ? [...all].reverse() : [...all];
  const from = after === null ? 0 : positionOf(items, after) + 1;
  const to = before === null ? items.length : positionOf(items, before);
  const window = items.slice(from, Math.max(from, to));
  const nodes = first === null ? window.slice(Math.max(0, window.length - size)) : window.slice(0, size);
  const start = nodes[0] ? items.indexOf(nodes[0]) : from;
  return {
    edges: nodes.map((node) => ({ cursor: cursorOf(node.id), node })),
    nodes,
    pageInfo: {
      hasPreviousPage: start > 0,
      hasNextPage: start + nodes.length < items.length,
      startCursor: nodes[0] ? cursorOf(nodes[0].id) : null,
      endCursor: nodes.length > 0 ? cursorOf(nodes[nodes.length - 1]?.id ?? '') : null,
    },
  };
}

function cursorOf(id: string): string {
  return btoa(id);
}

function positionOf(items: readonly { readonly id: string }[], cursor: string): number {
  const position = items.findIndex(({ id }) => cursorOf(id) === cursor);
  if (position === -1) throw new GraphQLError(`Invalid cursor: ${cursor}`);
  return position;
}
