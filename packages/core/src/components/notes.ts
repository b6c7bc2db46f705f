import * as z from 'zod';
import { issue } from '../editing/issue';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

export const NOTES_TEXTS = textTable<unknown>()({
  label: { label: 'Label', limit: 'title', default: 'Order note', required: true },
  placeholder: {
    label: 'Placeholder',
    limit: 'message',
    default: 'Anything we should know?',
    help: 'Shown while the note is empty.',
  },
});

const settings = z.strictObject({
  limitCharacters: z.boolean(),
  maxLength: z.number(),
  language: textsSchema(NOTES_TEXTS),
});

/** Note of an order. Default max length 200. */
export const notes = defineComponent({
  name: 'Notes',
  description: 'A note shoppers can add to their order.',
  version: '1.0',
  // Body, below the items: appended to the footer, it would be below the checkout button.
  anchor: 'body',
  settings,
  labels: {
    limitCharacters: 'Limit the number of characters',
    maxLength: 'Maximum characters',
    ...textLabels(NOTES_TEXTS, 'language'),
  },
  defaults: () => ({ limitCharacters: false, maxLength: 200, language: textDefaults(NOTES_TEXTS) }),
  validate({ limitCharacters, maxLength, language }) {
    const issues = textIssues(NOTES_TEXTS, language, null, ['language'], 'Notes');
    if (limitCharacters && !(Number.isInteger(maxLength) && maxLength >= 1)) {
      issues.push(issue('max_length', ['maxLength'], 'Enter a whole number of at least 1.', 'Notes'));
    }
    return issues;
  },
});
