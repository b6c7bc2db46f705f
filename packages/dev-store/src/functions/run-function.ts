import { type DocumentNode, executeSync, parse } from 'graphql';
import type { CartSnapshot } from '../engine/discounts/discount-run';
import type { DiscountOperation } from '../engine/discounts/operation';
import type { FunctionTarget, FunctionTargetRun } from '../options';
import { strictFieldResolver } from '../schema/default-resolver';
import type { DiscountRecord } from '../state/records';
import type { StoreContext } from '../store-context';
import { functionInput } from './function-input';
import { FUNCTION_INPUT_SCHEMA } from './input-schema';
import { scaledLimits } from './limits';
import { readOperations } from './read-operations';

export type FunctionRun =
  | { readonly ok: true; readonly operations: DiscountOperation[] }
  | {
      readonly ok: false;
      readonly code:
        | 'INVALID_QUERY'
        | 'INPUT_TOO_LARGE'
        | 'FUNCTION_FAILED'
        | 'OUTPUT_TOO_LARGE'
        | 'INVALID_OUTPUT';
      readonly message: string;
      readonly path: string;
    };

/**
 * Runs one target of a function as Shopify does: its input query on the cart, its code on a JSON copy of the answer,
 * its operations checked. A function that fails or exceeds a limit gives nothing; the cart goes on without it.
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
  const { inputBytes, outputBytes } = scaledLimits(cart.lines.length);
  const asked = JSON.stringify(input.data);
  const tooMuchIn = tooLarge('input', asked, inputBytes);
  if (tooMuchIn) return { ok: false, code: 'INPUT_TOO_LARGE', message: tooMuchIn, path: target };
  let answer: string;
  try {
    answer = JSON.stringify(run(JSON.parse(asked)) ?? null);
  } catch (error) {
    return { ok: false, code: 'FUNCTION_FAILED', message: messageOf(error), path: target };
  }
  const tooMuchOut = tooLarge('output', answer, outputBytes);
  if (tooMuchOut) return { ok: false, code: 'OUTPUT_TOO_LARGE', message: tooMuchOut, path: target };
  return readOperations(target, JSON.parse(answer, absentForNull));
}

function tooLarge(what: string, text: string, most: number): string | null {
  const bytes = Buffer.byteLength(text);
  return bytes > most ? `The ${what} has ${bytes} bytes; Shopify allows ${most} for this cart.` : null;
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
