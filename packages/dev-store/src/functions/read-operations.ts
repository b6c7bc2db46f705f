import type { DiscountOperation } from '../engine/discounts/operation';
import type { DiscountTarget } from '../setup/options';
import {
  decimal,
  list,
  only,
  type ReadResult,
  readShape,
  record,
  ShapeProblem,
  text,
  texts,
} from './result-shape';

const KINDS: Readonly<Record<DiscountTarget, readonly string[]>> = {
  'cart.lines.discounts.generate.run': ['productDiscountsAdd', 'orderDiscountsAdd'],
  'cart.delivery-options.discounts.generate.run': ['deliveryDiscountsAdd'],
};

const STRATEGIES: Readonly<Record<string, readonly string[]>> = {
  productDiscountsAdd: ['FIRST', 'MAXIMUM', 'ALL'],
  orderDiscountsAdd: ['FIRST', 'MAXIMUM'],
  deliveryDiscountsAdd: ['ALL'],
};

/**
 * Validates a function's result against the output types of its target, as Shopify does: one invalid operation rejects
 * the whole result. Source: functions_discount 2026-07.
 */
export function readOperations(target: DiscountTarget, result: unknown): ReadResult<DiscountOperation[]> {
  return readShape(() =>
    list(record(result, 'result').operations, 'operations').map((operation, index) =>
      readOperation(target, operation, `operations.${index}`),
    ),
  );
}

function readOperation(target: DiscountTarget, value: unknown, path: string): DiscountOperation {
  const [kind, add] = only(value, KINDS[target], path);
  const { selectionStrategy, candidates } = record(add, `${path}.${kind}`);
  if (!STRATEGIES[kind]?.includes(String(selectionStrategy))) {
    throw new ShapeProblem(`not a selection strategy of ${kind}`, `${path}.${kind}.selectionStrategy`);
  }
  list(candidates, `${path}.${kind}.candidates`).forEach((candidate, index) => {
    checkCandidate(kind, candidate, `${path}.${kind}.candidates.${index}`);
  });
  // All fields that the allocator reads were validated above.
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
