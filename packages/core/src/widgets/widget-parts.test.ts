import { expect, it } from 'vitest';
import { newWidget, type Widget } from './widget';
import { widgetParts } from './widget-parts';

const WIDGET = newWidget(1, 'Beside', 'cart_page');

it('the sections of a widget cover every field and setting once', () => {
  const values = widgetParts.split(WIDGET).map(({ value }) => value as Partial<Widget>);
  const own = values.flatMap(({ settings: _, ...fields }) => Object.keys(fields));
  const settings = values.flatMap((value) => Object.keys(value.settings ?? {}));
  expect([...own, 'settings'].sort()).toEqual(Object.keys(WIDGET).sort());
  expect(settings.sort()).toEqual(Object.keys(WIDGET.settings).sort());
});

it('applies one section of another widget and keeps the rest', () => {
  const theirs: Widget = {
    ...WIDGET,
    title: 'Theirs',
    settings: { ...WIDGET.settings, limit: 3, tracking: false },
  };
  const taken = widgetParts.take(WIDGET, theirs, 'products');
  expect(taken).toEqual({ ...WIDGET, settings: { ...WIDGET.settings, limit: 3 } });
});

it('describes changed fields with labels', () => {
  const fields = widgetParts
    .split({ ...WIDGET, dataSourcePath: '/products/related' })
    .flatMap((part) => part.fields ?? []);
  const textByLabel = Object.fromEntries(fields.map(({ label, text }) => [label, text]));
  expect(textByLabel).toMatchObject({
    'Data source': 'Related products',
    'Maximum products': '8',
    'Layout on small screens': 'Carousel',
    'Columns on large screens': '4',
    'Add button': 'Add',
    'Gift with purchase': 'Off',
    Minutes: '3',
  });
});
