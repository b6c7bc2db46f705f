import { type DescribedFields, describedFields } from '../editing/described-fields';
import type { Part, Parts } from '../editing/parts';
import { namedDataSources } from './data-sources';
import type { Widget } from './widget';

const PARTS: readonly {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly (keyof Widget)[];
  readonly labels: DescribedFields;
}[] = [
  {
    id: 'name',
    title: 'Name',
    fields: ['schemaVersion', 'id', 'classification', 'name'],
    labels: { name: 'Name' },
  },
  { id: 'title', title: 'Title', fields: ['title'], labels: { title: 'Title' } },
  {
    id: 'products',
    title: 'Products',
    fields: ['dataSource', 'products', 'limit', 'outOfStock'],
    labels: {
      dataSource: {
        label: 'Data source',
        words: Object.fromEntries(namedDataSources().map(({ id, name }) => [id, name])),
      },
      products: 'Products',
      limit: 'Maximum products',
      outOfStock: {
        label: 'Sold-out products',
        words: { all: 'In their place', end: 'After the others', hide: 'Not shown' },
      },
    },
  },
  {
    id: 'texts',
    title: 'Texts',
    fields: ['language'],
    labels: {
      'language.add': 'Add button',
      'language.added': 'Added',
      'language.choose': 'Choose',
      'language.soldOut': 'Sold out',
    },
  },
];

/** The parts of a cross-sell widget. */
export const widgetParts: Parts<Widget> = {
  split: (widget) => PARTS.map((part) => partOf(widget, part)),
  take(widget, from, partId) {
    const part = PARTS.find(({ id }) => id === partId);
    return part ? { ...widget, ...picked(from, part.fields) } : widget;
  },
};

/** A widget as one part of what it is edited with. */
export function widgetPart(id: string, widget: Widget): Part {
  const fields = widgetParts.split(widget).flatMap((part) => part.fields ?? []);
  return { id, title: `Widget "${widget.name}"`, value: widget, fields };
}

function partOf(widget: Widget, { id, title, fields, labels }: (typeof PARTS)[number]): Part {
  const value = picked(widget, fields);
  return { id, title, value, fields: describedFields(value, labels) };
}

function picked(widget: Widget, names: readonly (keyof Widget)[]): Partial<Widget> {
  return Object.fromEntries(names.map((name) => [name, widget[name]]));
}
