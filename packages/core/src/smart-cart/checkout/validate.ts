import { blankIssues, type Issue, widthIssues } from '../issue';
import type { CheckoutSettings } from './schema';

/** Spec section 5: button width 10 to 100. Only texts that are shown have to be there. */
export function validateCheckout(settings: CheckoutSettings): Issue[] {
  return [
    ...widthIssues(settings.buttonWidth, ['buttonWidth'], 'Button width'),
    ...blankIssues(
      settings.language,
      {
        checkout: 'Checkout button',
        ...(settings.showContinueShopping && { continueShopping: 'Continue shopping' }),
        ...(settings.termsEnabled && { terms: 'Terms', termsRequired: 'Terms required' }),
      },
      ['language'],
      'Checkout',
    ),
  ];
}
