import * as z from 'zod';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

export const LOGIN_TEXTS = textTable<unknown>()({
  login: {
    label: 'Log in',
    limit: 'button',
    default: 'Log in',
    required: true,
    help: 'Shown to shoppers who aren’t signed in. Opens your store’s login, then returns with the cart open.',
  },
  account: {
    label: 'Account',
    limit: 'button',
    default: 'Account',
    required: true,
    help: 'Shown to shoppers who are signed in.',
  },
});

const settings = z.strictObject({ language: textsSchema(LOGIN_TEXTS) });

export const login = defineComponent({
  name: 'Login',
  description: 'Lets shoppers sign in and come back to their cart.',
  version: '1.0',
  anchor: 'header',
  settings,
  labels: textLabels(LOGIN_TEXTS, 'language'),
  defaults: () => ({ language: textDefaults(LOGIN_TEXTS) }),
  validate: ({ language }) => textIssues(LOGIN_TEXTS, language, null, ['language'], 'Login'),
});
