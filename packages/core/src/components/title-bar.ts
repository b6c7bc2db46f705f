import * as z from 'zod';
import { textDefaults, textIssues, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Texts of the title bar. The title is the dialog's accessible name, so it is required. */
export const TITLE_BAR_TEXTS = textTable<unknown>()({
  title: {
    label: 'Title',
    limit: 'title',
    default: 'Your cart',
    required: true,
    help: 'Screen readers use it as the cart’s name, too.',
  },
});

const settings = z.strictObject({
  headingTag: z.enum(HEADING_TAGS),
  ...textsSchema(TITLE_BAR_TEXTS).shape,
});
export type TitleBarSettings = z.infer<typeof settings>;

/** Heading of the drawer, which also names the dialog. */
export const titleBar = defineComponent({
  name: 'Title Bar',
  description: 'The cart’s heading and close button.',
  version: '1.0',
  anchor: 'header',
  settings,
  labels: { title: TITLE_BAR_TEXTS.title.label, headingTag: 'Heading tag' },
  defaults: (): TitleBarSettings => ({ headingTag: 'h2', ...textDefaults(TITLE_BAR_TEXTS) }),
  validate: ({ title }) => textIssues(TITLE_BAR_TEXTS, { title }, null, [], 'Title Bar'),
});
