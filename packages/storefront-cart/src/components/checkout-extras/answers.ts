import type { CheckoutQuestion } from '@cartwright/core/components/checkout';

/** Attribute value of a checked box, visible to merchants. */
export const TICKED = 'Yes';

/** Answer in an attribute; for a checkbox any value but ours is empty. */
export function answerOf({ kind }: CheckoutQuestion, attribute: string | undefined): string {
  return kind === 'checkbox' && attribute !== TICKED ? '' : (attribute ?? '');
}

/**
 * Required questions without an answer; blank counts as empty. `attribute` returns the value from the cart or field.
 */
export function missingAnswers(
  questions: readonly CheckoutQuestion[],
  attribute: (key: string) => string | undefined,
): CheckoutQuestion[] {
  return questions.filter(
    (question) => question.required && answerOf(question, attribute(question.key)).trim() === '',
  );
}
