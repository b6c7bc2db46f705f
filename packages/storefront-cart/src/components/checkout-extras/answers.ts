import type { CheckoutQuestion } from '@cartwright/core/components/checkout';

/** Value of a ticked box in the cart's attributes, where merchants read it. */
export const TICKED = 'Yes';

/** The answer that an attribute holds; of a box anything else than ours is none. */
export function answerOf({ kind }: CheckoutQuestion, attribute: string | undefined): string {
  return kind === 'checkbox' && attribute !== TICKED ? '' : (attribute ?? '');
}

/** The required questions without an answer; blanks are none. `attribute` gives what stands in the cart or the field. */
export function missingAnswers(
  questions: readonly CheckoutQuestion[],
  attribute: (key: string) => string | undefined,
): CheckoutQuestion[] {
  return questions.filter(
    (question) => question.required && answerOf(question, attribute(question.key)).trim() === '',
  );
}
