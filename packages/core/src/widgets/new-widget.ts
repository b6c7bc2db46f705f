import { type Classification, WIDGET_VERSION, type Widget } from './schema';

/** A new widget: nothing is chosen yet. */
export function newWidget(id: number, name: string, classification: Classification): Widget {
  return {
    schemaVersion: WIDGET_VERSION,
    id,
    name,
    title: 'You may also like',
    classification,
    dataSource: 'hand_picked',
    products: [],
    limit: 4,
    outOfStock: 'all',
    language: { add: 'Add', added: 'Added', choose: 'Choose', soldOut: 'Sold out' },
  };
}
