import type { FunctionHost } from '../context/store-context';
import type { PricedCart } from '../engine/price-cart';
import type { BuyerJourneyStep, RunValidations, ValidationProblem } from '../engine/validation-run';
import { VALIDATION_TARGET } from '../setup/options';
import { oneMore, type ValidationRecord } from '../state/records';
import { validationInput } from './function-input';
import { list, only, type ReadResult, readShape, record, text } from './result-shape';
import { runFunction } from './run-function';

/** Message to shoppers if a function fails and blocks. Shopify's text isn't published. */
const FAILED: ValidationProblem = {
  message: "We couldn't check your order. Try again in a moment.",
  target: '$.cart',
};

/**
 * Runs the function of every enabled validation on the cart with its final prices. A failure is recorded on its
 * validation (`errorHistory`), and only rejects the cart if the validation blocks on failures.
 */
export function validationRuns(store: () => FunctionHost): RunValidations {
  return (cart, step) => {
    const context = store();
    if (cart.lines.length === 0) return [];
    return context.state
      .validations()
      .filter(({ enabled }) => enabled)
      .flatMap((validation) => problemsOf(context, cart, step, validation));
  };
}

function problemsOf(
  store: FunctionHost,
  cart: PricedCart,
  step: BuyerJourneyStep,
  validation: ValidationRecord,
): readonly ValidationProblem[] {
  const deployed = store.app.functions.find(({ handle }) => handle === validation.functionHandle);
  const code = deployed?.targets[VALIDATION_TARGET];
  if (!code) return [];
  const ran = runFunction({
    target: VALIDATION_TARGET,
    code,
    root: validationInput(store, cart, step, validation),
    lines: cart.state.lines.length,
    read: readValidationErrors,
  });
  if (ran.ok) return ran.result;
  const errors = oneMore(validation.errors, store.clock(), `${ran.code} ${ran.path}: ${ran.message}`);
  store.state.putValidation({ ...validation, errors });
  return validation.blockOnFailure ? [FAILED] : [];
}

/**
 * Validates a result against the output types of its target, as Shopify does. Source:
 * functions_cart_checkout_validation 2026-07.
 */
function readValidationErrors(result: unknown): ReadResult<ValidationProblem[]> {
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
