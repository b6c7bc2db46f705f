import { blankIssues, type Issue, issue, widthIssues } from '../issue';
import { LIST_LIMITS } from '../limits';
import type { CheckoutSettings } from './schema';

const TITLE = 'Checkout';

/** Spec section 5: button width 10 to 100. Only texts that are shown have to be there. */
export function validateCheckout(settings: CheckoutSettings): Issue[] {
  return [
    ...widthIssues(settings.buttonWidth, ['buttonWidth'], 'Button width', TITLE),
    ...blankIssues(
      settings.language,
      {
        checkout: 'Checkout button',
        ...(settings.showContinueShopping && { continueShopping: 'Continue shopping' }),
        ...(settings.termsEnabled && { terms: 'Terms', termsRequired: 'Terms required' }),
        ...(settings.attributes.some(({ required }) => required) && { answerRequired: 'Answer required' }),
      },
      ['language'],
      TITLE,
    ),
    ...questionIssues(settings),
  ];
}

/** Two questions with one key would write over each other's answers. */
function questionIssues({ attributes }: CheckoutSettings): Issue[] {
  const issues = attributes.flatMap((question, index) => {
    const path = ['attributes', index];
    const found = blankIssues(question, { key: 'Attribute', label: 'Question' }, path, TITLE);
    const key = question.key.trim();
    const twice = key !== '' && attributes.findIndex((other) => other.key.trim() === key) < index;
    return twice
      ? [...found, issue('key_twice', [...path, 'key'], 'Two questions have this attribute.', TITLE)]
      : found;
  });
  if (attributes.length > LIST_LIMITS.questions) {
    issues.push(issue('questions', ['attributes'], `Ask at most ${LIST_LIMITS.questions} questions.`, TITLE));
  }
  return issues;
}
