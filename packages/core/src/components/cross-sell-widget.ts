import * as z from 'zod';
import { issue } from '../editing/issue';
import { defineComponent } from './define-component';

const UNASSIGNED = issue(
  'widget_missing',
  ['widgetId'],
  'Component is missing an assigned widget.',
  'Cross Sell Widget',
);

/** Products of a widget in the cart. */
export const crossSellWidget = defineComponent({
  name: 'Cross-Sell Widget',
  description: 'Products that go with the items in the cart.',
  version: '1.0',
  anchor: 'crossSells',
  settings: z.strictObject({ widgetId: z.number().int().nullable() }),
  labels: { widgetId: 'Widget' },
  defaults: () => ({ widgetId: null }),
  validate: ({ widgetId }) => (widgetId === null ? [UNASSIGNED] : []),
});
