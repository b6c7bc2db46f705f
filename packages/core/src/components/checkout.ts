import * as z from 'zod';
import { type Issue, issue } from '../editing/issue';
import { listOf, text } from '../texts/limited';
import { LIST_LIMITS } from '../texts/limits';
import { shopperText } from '../texts/shopper-text';
import { blankIssues, widthIssues } from '../texts/text-issues';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

/** Question to shoppers before checkout; the answer is the cart's attribute `key`. */
const checkoutQuestion = z.strictObject({
  key: text('attribute'),
  label: shopperText({ label: 'Question', limit: 'message' }),
  kind: z.enum(['text', 'checkbox']),
  required: z.boolean(),
});
export type CheckoutQuestion = z.infer<typeof checkoutQuestion>;

interface Shown {
  readonly showContinueShopping: boolean;
  readonly termsEnabled: boolean;
  readonly attributes: readonly CheckoutQuestion[];
}

/** Texts of the checkout; only those that are shown are required. */
export const CHECKOUT_TEXTS = textTable<Shown>()({
  checkout: { label: 'Checkout button', limit: 'button', default: 'Check out', required: true },
  continueShopping: {
    label: 'Continue shopping',
    limit: 'button',
    default: 'Continue shopping',
    required: ({ showContinueShopping }) => showContinueShopping,
  },
  terms: {
    label: 'Terms',
    limit: 'message',
    default: 'I agree to the terms and conditions',
    required: ({ termsEnabled }) => termsEnabled,
    help: 'Shown beside the box that shoppers tick.',
  },
  termsRequired: {
    label: 'Terms required',
    limit: 'message',
    default: 'Please accept the terms to check out.',
    required: ({ termsEnabled }) => termsEnabled,
    help: 'Shown if the box isn’t ticked.',
  },
  answerRequired: {
    label: 'Answer required',
    limit: 'message',
    default: 'Please answer this to check out.',
    required: ({ attributes }) => attributes.some(({ required }) => required),
    help: 'Shown if a required question has no answer.',
  },
});

const settings = z.strictObject({
  buttonWidth: z.number(),
  showTotal: z.boolean(),
  showContinueShopping: z.boolean(),
  showExpress: z.boolean(),
  termsEnabled: z.boolean(),
  attributes: listOf(checkoutQuestion, 'questions'),
  language: textsSchema(CHECKOUT_TEXTS),
});
export type CheckoutSettings = z.infer<typeof settings>;

const TITLE = 'Checkout';

/**
 * Checkout button. `buttonWidth` is a percentage of the drawer, 10–100. Terms must be accepted when enabled.
 * `showExpress`: a slot for the theme's express buttons.
 */
export const checkout = defineComponent({
  name: 'Checkout',
  description: 'The checkout button, with optional terms.',
  version: '1.0',
  anchor: 'footer',
  settings,
  labels: {
    showTotal: 'Show the total on the button',
    buttonWidth: 'Button width',
    showContinueShopping: 'Show a link that closes the cart',
    termsEnabled: 'Ask for the terms before checkout',
    attributes: 'Questions',
    showExpress: 'Show the store’s express checkout buttons',
    ...textLabels(CHECKOUT_TEXTS, 'language'),
  },
  defaults: () => ({
    buttonWidth: 100,
    showTotal: true,
    showContinueShopping: false,
    showExpress: false,
    termsEnabled: false,
    attributes: [],
    language: textDefaults(CHECKOUT_TEXTS),
  }),
  validate: (own) => [
    ...widthIssues(own.buttonWidth, ['buttonWidth'], 'Button width', TITLE),
    ...textIssues(CHECKOUT_TEXTS, own.language, own, ['language'], TITLE),
    ...questionIssues(own),
  ],
});

/** Issues of the questions: two with the same key would overwrite each other's answers. */
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
