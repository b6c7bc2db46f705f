import type { GraphQLResolveInfo } from 'graphql';
import { isRecord } from '../../engine/model/request-body';
import { type ConnectionArguments, connection } from './connection';

/**
 * Object of a gid, by the root's own `node`, or null. Decouples resolvers that refer to each other
 * (a product's collections, a collection's products).
 */
export function lookUp({ rootValue }: GraphQLResolveInfo, id: string): unknown {
  const root: unknown = rootValue;
  if (!isRecord(root) || typeof root.node !== 'function') throw new Error('The root has no node.');
  return root.node({ id });
}

/** Page of objects by gid; looks up only those on the page. */
export function lookUpPage(info: GraphQLResolveInfo, ids: readonly string[], args: ConnectionArguments) {
  const { edges, pageInfo } = connection(
    ids.map((id) => ({ id })),
    args,
  );
  const found = edges.map(({ cursor, node }) => ({ cursor, node: lookUp(info, node.id) }));
  return { edges: found, nodes: found.map(({ node }) => node), pageInfo };
}
