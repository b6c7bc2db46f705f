import {
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
} from 'graphql';
import { isRecord } from '../../engine/model/request-body';
import { strictFieldResolver } from '../../schema/default-resolver';
import { type BulkLines, bulkLines } from './bulk-lines';
import type { BulkErrorCode } from './bulk-operation';
import type { BulkQuery } from './bulk-query';

/** Top-level objects per slice: some milliseconds of work. */
const SLICE = 200;

export interface BulkRun {
  /** Lines of the next slice; `done` with the last. A failure ends the run. */
  next(): Promise<
    | { readonly ok: true; readonly lines: BulkLines; readonly done: boolean }
    | { readonly ok: false; readonly errorCode: BulkErrorCode }
  >;
}

/**
 * Runs a query in slices: the first reads the top-level connection, each later one resolves some of
 * its objects completely. Page limits don't apply.
 */
export function bulkRun(
  schema: GraphQLSchema,
  rootValue: unknown,
  query: BulkQuery,
  options: { readonly grouped: boolean },
): BulkRun {
  let roots: readonly unknown[] | null = null;
  let at = 0;

  const respond = async (fieldResolver: GraphQLFieldResolver<unknown, unknown>) =>
    execute({ schema, document: query.document, rootValue, fieldResolver });

  return {
    async next() {
      if (!query.rootConnection) {
        const result = await respond(wholeConnections);
        if (result.errors) return failure(result);
        return { ok: true, lines: bulkLines(query, result.data, options), done: true };
      }
      if (roots === null) {
        const found: unknown[] = [];
        const result = await respond(readingRoots(found));
        if (result.errors) return failure(result);
        roots = found;
        return { ok: true, lines: { text: '', objects: 0, roots: 0 }, done: roots.length === 0 };
      }
      const slice = roots.slice(at, at + SLICE);
      at += SLICE;
      const result = await respond(resolvingRoots(slice));
      if (result.errors) return failure(result);
      return { ok: true, lines: bulkLines(query, result.data, options), done: at >= roots.length };
    },
  };
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

const wholeConnections: Resolver = (source, args, context, info) => {
  const isConnection = getNamedType(info.returnType).name.endsWith('Connection');
  return strictFieldResolver(source, isConnection ? { ...args, whole: true } : args, context, info);
};

/** Resolver that returns the top-level connection empty, and collects its nodes in `found`. */
function readingRoots(found: unknown[]): Resolver {
  return async (source, args, context, info) => {
    const value: unknown = await wholeConnections(source, args, context, info);
    if (info.path.prev !== undefined) return value;
    const nodes = isRecord(value) && Array.isArray(value.nodes) ? value.nodes : [];
    // Not as spread arguments, of which there would be too many.
    for (const node of nodes) found.push(node);
    return pageOf([]);
  };
}

function resolvingRoots(slice: readonly unknown[]): Resolver {
  return (source, args, context, info) =>
    info.path.prev === undefined ? pageOf(slice) : wholeConnections(source, args, context, info);
}

function pageOf(nodes: readonly unknown[]) {
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: '', node })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  };
}

function failure({ errors = [] }: ExecutionResult) {
  const isDenied = ({ extensions }: GraphQLError) => extensions.code === 'ACCESS_DENIED';
  const errorCode: BulkErrorCode = errors.some(isDenied) ? 'ACCESS_DENIED' : 'INTERNAL_SERVER_ERROR';
  return { ok: false as const, errorCode };
}
