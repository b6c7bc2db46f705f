import type { ValidationProblem } from '../engine/validation-run';
import { list, only, type ReadResult, readShape, record, text } from './result-shape';

/**
 * Checks the result of a validation function against the output types of its target, as Shopify does before it shows
 * anything. Source: functions_cart_checkout_validation 2026-07.
 */
export function readValidationErrors(result: unknown): ReadResult<ValidationProblem[]> {
  return readShape(() =>
    list(record(result, 'result').operations, 'operations').flatMap((operation, index) => {
      const path = `operations.${index}`;
      const [kind, add] = only(operation, ['validationAdd'], path);
      return list(record(add, `${path}.${kind}`).errors, `${path}.${kind}.errors`).map((error, at) => {
        const place = `${path}.${kind}.errors.${at}`;
        const { message, target } = record(error, place);
        return { message: text(message, `${place}.message`), target: text(target, `${place}.target`) };
      });
    }),
  );
}
