import type { DiscountOperation } from '../engine/discounts/operation';
import { isRecord } from '../engine/request-body';
import type { FunctionTarget } from '../options';

/** What a function answered, in Shopify's shape, or why it is none. `path` leads to the place, as in "operations.0". */
export type ReadOperations =
  | { readonly ok: true; readonly operations: DiscountOperation[] }
  | { readonly ok: false; readonly code: 'INVALID_OUTPUT'; readonly message: string; readonly path: string };

const KINDS: Readonly<Record<FunctionTarget, readonly string[]>> = {
  'cart.lines.discounts.generate.run': ['productDiscountsAdd', 'orderDiscountsAdd'],
  'cart.delivery-options.discounts.generate.run': ['deliveryDiscountsAdd'],
};

const STRATEGIES: Readonly<Record<string, readonly string[]>> = {
  productDiscountsAdd: ['FIRST', 'MAXIMUM', 'ALL'],
  orderDiscountsAdd: ['FIRST', 'MAXIMUM'],
  deliveryDiscountsAdd: ['ALL'],
};

/**
 * Checks the result of a function against the output types of its target, as Shopify does before it applies anything:
 * one operation in a wrong shape refuses the whole result. Source: functions_discount 2026-07.
 */
export function readOperations(target: FunctionTarget, result: unknown): ReadOperations {
  try {
    const operations = list(record(result, 'result').operations, 'operations').map((operation, index) =>
      readOperation(target, operation, `operations.${index}`),
    );
    return { ok: true, operations };
  } catch (problem) {
    if (!(problem instanceof ShapeProblem)) throw problem;
    return { ok: false, code: 'INVALID_OUTPUT', message: problem.message, path: problem.path };
  }
}

/** Never leaves this file: it only carries the place up to `readOperations`. */
class ShapeProblem extends Error {
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

function readOperation(target: FunctionTarget, value: unknown, path: string): DiscountOperation {
  const [kind, add] = only(value, KINDS[target], path);
  const { selectionStrategy, candidates } = record(add, `${path}.${kind}`);
  if (!STRATEGIES[kind]?.includes(String(selectionStrategy))) {
    throw new ShapeProblem(`not a selection strategy of ${kind}`, `${path}.${kind}.selectionStrategy`);
  }
  list(candidates, `${path}.${kind}.candidates`).forEach((candidate, index) => {
    checkCandidate(kind, candidate, `${path}.${kind}.candidates.${index}`);
  });
  // Everything that the allocator reads has been checked above, field by field.
  return value as DiscountOperation;
}

function checkCandidate(kind: string, value: unknown, path: string): void {
  const candidate = record(value, path);
  if (candidate.message !== undefined && candidate.message !== null) {
    text(candidate.message, `${path}.message`);
  }
  checkValue(kind, candidate.value, `${path}.value`);
  const targets = list(candidate.targets, `${path}.targets`);
  if (targets.length === 0) throw new ShapeProblem('no targets', `${path}.targets`);
  targets.forEach((target, index) => {
    checkTarget(kind, target, `${path}.targets.${index}`);
  });
  list(candidate.conditions ?? [], `${path}.conditions`).forEach((condition, index) => {
    checkCondition(condition, `${path}.conditions.${index}`);
  });
}

function checkValue(kind: string, value: unknown, path: string): void {
  const [name, content] = only(value, ['percentage', 'fixedAmount'], path);
  const fields = record(content, `${path}.${name}`);
  if (name === 'percentage') {
    const percent = decimal(fields.value, `${path}.percentage.value`);
    if (percent > 100) throw new ShapeProblem('above 100', `${path}.percentage.value`);
    return;
  }
  decimal(fields.amount, `${path}.fixedAmount.amount`);
  const each = fields.appliesToEachItem;
  if (each === undefined || each === null) return;
  if (kind !== 'productDiscountsAdd' || typeof each !== 'boolean') {
    throw new ShapeProblem('only a boolean, and only for products', `${path}.fixedAmount.appliesToEachItem`);
  }
}

function checkTarget(kind: string, value: unknown, path: string): void {
  if (kind === 'productDiscountsAdd') {
    const { id, quantity } = record(only(value, ['cartLine'], path)[1], `${path}.cartLine`);
    text(id, `${path}.cartLine.id`);
    if (quantity === undefined || quantity === null) return;
    if (!Number.isSafeInteger(quantity) || Number(quantity) < 1) {
      throw new ShapeProblem('not a positive whole number', `${path}.cartLine.quantity`);
    }
  } else if (kind === 'orderDiscountsAdd') {
    const subtotal = record(only(value, ['orderSubtotal'], path)[1], `${path}.orderSubtotal`);
    texts(subtotal.excludedCartLineIds, `${path}.orderSubtotal.excludedCartLineIds`);
  } else {
    const [name, content] = only(value, ['deliveryGroup', 'deliveryOption'], path);
    const fields = record(content, `${path}.${name}`);
    text(name === 'deliveryGroup' ? fields.id : fields.handle, `${path}.${name}`);
  }
}

function checkCondition(value: unknown, path: string): void {
  const kinds = ['orderMinimumSubtotal', 'cartLineMinimumSubtotal', 'cartLineMinimumQuantity'];
  const [kind, content] = only(value, kinds, path);
  const fields = record(content, `${path}.${kind}`);
  if (kind === 'cartLineMinimumQuantity') decimal(fields.minimumQuantity, `${path}.${kind}.minimumQuantity`);
  else decimal(fields.minimumAmount, `${path}.${kind}.minimumAmount`);
  const ids = kind === 'orderMinimumSubtotal' ? 'excludedCartLineIds' : 'cartLineIds';
  texts(fields[ids], `${path}.${kind}.${ids}`);
}

/** The one field of a `@oneOf` input. */
function only(value: unknown, names: readonly string[], path: string): [string, unknown] {
  const given = Object.entries(record(value, path)).filter(
    ([, content]) => content !== undefined && content !== null,
  );
  const [entry] = given;
  if (!entry || given.length > 1 || !names.includes(entry[0])) {
    throw new ShapeProblem(`exactly one of ${names.join(', ')} is needed`, path);
  }
  return entry;
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (!isRecord(value)) throw new ShapeProblem('not an object', path);
  return value;
}

function list(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw new ShapeProblem('not a list', path);
  return value;
}

function text(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new ShapeProblem('not a text', path);
  return value;
}

function texts(value: unknown, path: string): void {
  list(value, path).forEach((entry, index) => {
    text(entry, `${path}.${index}`);
  });
}

/** A decimal of at least 0, as a number or a text. */
function decimal(value: unknown, path: string): number {
  const isDecimal =
    (typeof value === 'number' && Number.isFinite(value)) ||
    (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
  if (!isDecimal || Number(value) < 0) throw new ShapeProblem('not a decimal of at least 0', path);
  return Number(value);
}
