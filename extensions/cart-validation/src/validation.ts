import type { ValidationInput } from './input';
import { refusalOf } from './refusal';
import { sentenceFor } from './sentences';

interface ValidationOperation {
  readonly validationAdd: {
    readonly errors: readonly { readonly message: string; readonly target: string }[];
  };
}

/**
 * Refuses a checkout in which a gift of ours costs something, or is free and not earned. Never refuses a change of the cart:
 * it would be the very change that makes the cart right again.
 */
export function cartValidationsGenerateRun(input: ValidationInput): { operations: ValidationOperation[] } {
  const { step } = input.buyerJourney;
  if (step !== 'CHECKOUT_INTERACTION' && step !== 'CHECKOUT_COMPLETION') return { operations: [] };
  const refusal = refusalOf(input);
  if (!refusal) return { operations: [] };
  const message = sentenceFor(refusal, input.localization.language.isoCode);
  return { operations: [{ validationAdd: { errors: [{ message, target: '$.cart' }] } }] };
}
