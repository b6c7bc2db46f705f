import type { CheckoutSettings } from './schema';

export const checkoutDefaults = (): CheckoutSettings => ({
  buttonWidth: 100,
  showTotal: true,
  showContinueShopping: false,
  showExpress: false,
  termsEnabled: false,
  attributes: [],
  language: {
    checkout: 'Check out',
    continueShopping: 'Continue shopping',
    terms: 'I agree to the terms and conditions',
    termsRequired: 'Please accept the terms to check out.',
    answerRequired: 'Please answer this to check out.',
  },
});
