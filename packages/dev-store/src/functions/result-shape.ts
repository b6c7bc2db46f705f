import { isRecord } from '../engine/model/request-body';

/** Parsed result of a function, or the problem with its path, as in "operations.0". */
export type ReadResult<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly code: 'INVALID_OUTPUT'; readonly message: string; readonly path: string };

/** Parses a result; an invalid part rejects all of it, as in Shopify. */
export function readShape<Result>(read: () => Result): ReadResult<Result> {
  try {
    return { ok: true, result: read() };
  } catch (problem) {
    if (!(problem instanceof ShapeProblem)) throw problem;
    return { ok: false, code: 'INVALID_OUTPUT', message: problem.message, path: problem.path };
  }
}

/** Thrown inside of `readShape` only, to carry the path. */
export class ShapeProblem extends Error {
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

/** Only field of a `@oneOf` input. */
export function only(value: unknown, names: readonly string[], path: string): [string, unknown] {
  const given = Object.entries(record(value, path)).filter(
    ([, content]) => content !== undefined && content !== null,
  );
  const [entry] = given;
  if (!entry || given.length > 1 || !names.includes(entry[0])) {
    throw new ShapeProblem(`exactly one of ${names.join(', ')} is needed`, path);
  }
  return entry;
}

export function record(value: unknown, path: string): Record<string, unknown> {
  if (!isRecord(value)) throw new ShapeProblem('not an object', path);
  return value;
}

export function list(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw new ShapeProblem('not a list', path);
  return value;
}

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new ShapeProblem('not a text', path);
  return value;
}

export function texts(value: unknown, path: string): void {
  list(value, path).forEach((entry, index) => {
    text(entry, `${path}.${index}`);
  });
}

/** Non-negative decimal, as a number or text. */
export function decimal(value: unknown, path: string): number {
  const isDecimal =
    (typeof value === 'number' && Number.isFinite(value)) ||
    (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
  if (!isDecimal || Number(value) < 0) throw new ShapeProblem('not a decimal of at least 0', path);
  return Number(value);
}
