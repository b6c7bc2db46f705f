import { type DocumentNode, executeSync, parse } from 'graphql';
import { strictFieldResolver } from '../schema/default-resolver';
import type { FunctionTarget, FunctionTargetRun } from '../setup/options';
import { inputSchemaOf } from './input-schema';
import { scaledLimits } from './limits';
import type { ReadResult } from './result-shape';

export type FunctionRun<Result> =
  | { readonly ok: true; readonly result: Result }
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

export interface FunctionCall<Result> {
  readonly target: FunctionTarget;
  readonly code: FunctionTargetRun;
  /** Root value of the input query. */
  readonly root: object;
  /** Number of cart lines, which the limits scale with. */
  readonly lines: number;
  readonly read: (result: unknown) => ReadResult<Result>;
}

/**
 * Runs a target of a function as Shopify does: executes its input query, runs its code on a JSON copy of the data, and
 * validates the result. A function that fails or exceeds a limit has no effect.
 */
export function runFunction<Result>(call: FunctionCall<Result>): FunctionRun<Result> {
  const { target, root, lines, read } = call;
  const { query, run } = call.code;
  const input = executeSync({
    schema: inputSchemaOf(target),
    document: parsed(query),
    rootValue: root,
    fieldResolver: strictFieldResolver,
  });
  const [problem] = input.errors ?? [];
  if (problem) return { ok: false, code: 'INVALID_QUERY', message: problem.message, path: target };
  const { inputBytes, outputBytes } = scaledLimits(lines);
  const inputText = JSON.stringify(input.data);
  const tooMuchIn = tooLarge('input', inputText, inputBytes);
  if (tooMuchIn) return { ok: false, code: 'INPUT_TOO_LARGE', message: tooMuchIn, path: target };
  let output: string;
  try {
    output = JSON.stringify(run(JSON.parse(inputText)) ?? null);
  } catch (error) {
    return { ok: false, code: 'FUNCTION_FAILED', message: messageOf(error), path: target };
  }
  const tooMuchOut = tooLarge('output', output, outputBytes);
  if (tooMuchOut) return { ok: false, code: 'OUTPUT_TOO_LARGE', message: tooMuchOut, path: target };
  return read(JSON.parse(output, absentForNull));
}

function tooLarge(what: string, text: string, max: number): string | null {
  const bytes = Buffer.byteLength(text);
  return bytes > max ? `The ${what} has ${bytes} bytes; Shopify allows ${max} for this cart.` : null;
}

const documents = new Map<string, DocumentNode>();

/** Cached parser: queries were validated at startup, and parsing one takes longer than the run. */
function parsed(query: string): DocumentNode {
  const known = documents.get(query) ?? parse(query);
  documents.set(query, known);
  return known;
}

/** JSON reviver: null equals absent in GraphQL inputs. */
function absentForNull(_name: string, value: unknown): unknown {
  return value === null ? undefined : value;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
