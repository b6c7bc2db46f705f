import * as z from 'zod';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

/** Texts of sharing. `message` accompanies the link where the device has a share dialog. */
export const CART_SHARE_TEXTS = textTable<unknown>()({
  share: {
    label: 'Share',
    limit: 'button',
    default: 'Share cart',
    required: true,
    help: 'The button’s label.',
  },
  copied: {
    label: 'Copied',
    limit: 'button',
    default: 'Link copied',
    required: true,
    help: 'Shown after copying, on devices that can’t share by themselves.',
  },
  message: {
    label: 'Message',
    limit: 'message',
    default: 'Take a look at my cart',
    help: 'Sent along with the link on devices that can share, such as phones.',
  },
});

const settings = z.strictObject({ language: textsSchema(CART_SHARE_TEXTS) });

/** Link that rebuilds the cart. */
export const cartShare = defineComponent({
  name: 'Cart Share',
  description: 'A link shoppers can use to share their cart.',
  version: '1.0',
  anchor: 'header',
  settings,
  labels: textLabels(CART_SHARE_TEXTS, 'language'),
  defaults: () => ({ language: textDefaults(CART_SHARE_TEXTS) }),
  validate: ({ language }) => textIssues(CART_SHARE_TEXTS, language, null, ['language'], 'Cart Share'),
});
