import * as z from 'zod';
import { issue } from '../editing/issue';
import { text } from '../texts/limited';
import { defineComponent } from './define-component';

/** Block of a partner's app; `appId` names its entry in the cart's `apps`. */
export const smartCartApp = defineComponent({
  name: 'Smart Cart App',
  description: 'A block from a partner app.',
  version: '1.0',
  anchor: 'body',
  settings: z.strictObject({ appId: text('id') }),
  labels: {},
  defaults: () => ({ appId: '' }),
  validate({ appId }) {
    if (appId.trim() !== '') return [];
    return [issue('app_missing', ['appId'], 'Component is missing its app.', 'Smart Cart App')];
  },
});
