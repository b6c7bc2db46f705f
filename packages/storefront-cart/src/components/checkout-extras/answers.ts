import type { CheckoutQuestion } from '@cartwright/core/smart-cart/checkout/schema';

/** What a ticked box is in the cart's attributes, where merchants read it. */
export const TICKED = 'Yes';

/** Whether an answer is one: more than blanks. */
export function isAnswered(answer: string): boolean {
  return answer.trim() !== '';
}

/** The required questions that are not answered. `answer` gives what stands in a field. */
export function missingAnswers(
  questions: readonly CheckoutQuestion[],
  answer: (key: string) => string,
): CheckoutQuestion[] {
  return questions.filter(({ key, required }) => required && !isAnswered(answer(key)));
}
