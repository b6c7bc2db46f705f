import * as z from 'zod';
import { text } from '../texts/limited';
import { defineComponent } from './define-component';

const settings = z.strictObject({ html: text('code'), css: text('code'), script: text('code') });
export type CustomCodeBlockSettings = z.infer<typeof settings>;

/**
 * The merchant's own markup, styles and script, slotted into the cart as light DOM. This is the only place in a
 * cart where merchants' code runs. Any text is valid, including none.
 */
export const customCodeBlock = defineComponent({
  name: 'Custom Code Block',
  description: 'Your own HTML, CSS and script.',
  version: '1.0',
  anchor: 'body',
  settings,
  labels: { html: 'HTML', css: 'CSS', script: 'Script' },
  defaults: () => ({ html: '', css: '', script: '' }),
  validate: () => [],
});
