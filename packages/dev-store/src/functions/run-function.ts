import { type DocumentNode, executeSync, parse, print, validate } from 'graphql';
import type { CartSnapshot } from '../engine/discounts/discount-run';
import type { DiscountOperation } from '../engine/discounts/operation';
import type { FunctionTarget, FunctionTargetRun } from '../options';
import { strictFieldResolver } from '../schema/default-resolver';
import type { DiscountRecord } from '../state/records';
import type { StoreContext } from '../store-context';
import { functionInput } from './function-input';
import { FUNCTION_INPUT_SCHEMA } from './input-schema';
import { readOperations } from './read-operations';

export type FunctionRun =
  | { readonly ok: true; readonly operations: DiscountOperation[] }
  | {
      readonly ok: false;
      readonly code: 'INVALID_QUERY' | 'FUNCTION_FAILED' | 'INVALID_OUTPUT';
      readonly message: string;
      readonly path: string;
    };

/**
 * Runs one target of a function as Shopify does: its input query on the cart, its code on a JSON copy of the answer,
 * its operations checked. A function that fails gives nothing; the cart goes on without it.
 */
export function runFunction(
  store: StoreContext,
  cart: CartSnapshot,
  discount: DiscountRecord,
  target: FunctionTarget,
  { query, run }: FunctionTargetRun,
): FunctionRun {
  const input = executeSync({
    schema: FUNCTION_INPUT_SCHEMA,
    document: parsed(query),
    rootValue: functionInput(store, cart, discount),
    fieldResolver: strictFieldResolver,
  });
  const [problem] = input.errors ?? [];
  if (problem) return { ok: false, code: 'INVALID_QUERY', message: problem.message, path: target };
  let result: unknown;
  try {
    result = run(JSON.parse(JSON.stringify(input.data)));
  } catch (error) {
    return { ok: false, code: 'FUNCTION_FAILED', message: messageOf(error), path: target };
  }
  return readOperations(target, JSON.parse(JSON.stringify(result ?? null), absentForNull));
}

const documents = new Map<string, DocumentNode>();

/** A function's query was checked when the store opened; reading it again for every cart would cost more than the run. */
function parsed(query: string): DocumentNode {
  const known = documents.get(query) ?? parse(query);
  documents.set(query, known);
  return known;
}

/** In GraphQL inputs null is the same as absent. */
function absentForNull(_name: string, value: unknown): unknown {
  return value === null ? undefined : value;
}

/** What is wrong with a function's input query, found before the store opens. */
export function inputQueryProblems(query: string): string[] {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return [messageOf(error)];
  }
  const problems = validate(FUNCTION_INPUT_SCHEMA, document).map(({ message }) => message);
  const bytes = Buffer.byteLength(print(document));
  return bytes > 3000 ? [...problems, `The input query has ${bytes} bytes; Shopify allows 3000.`] : problems;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
