import { expect, it } from 'vitest';
import { newWidget, type Widget } from './widget';
import { widgetParts } from './widget-parts';

const WIDGET = newWidget(1, 'Beside', 'cart_page');

it('the parts of a widget hold every field and every setting, once', () => {
  const values = widgetParts.split(WIDGET).map(({ value }) => value as Partial<Widget>);
  const own = values.flatMap(({ settings: _, ...fields }) => Object.keys(fields));
  const settings = values.flatMap((value) => Object.keys(value.settings ?? {}));
  expect([...own, 'settings'].sort()).toEqual(Object.keys(WIDGET).sort());
  expect(settings.sort()).toEqual(Object.keys(WIDGET.settings).sort());
});

it('a part is taken as it is in another widget, and the rest stays', () => {
  const theirs: Widget = {
    ...WIDGET,
    title: 'Theirs',
    settings: { ...WIDGET.settings, limit: 3, tracking: false },
  };
  const taken = widgetParts.take(WIDGET, theirs, 'products');
  expect(taken).toEqual({ ...WIDGET, settings: { ...WIDGET.settings, limit: 3 } });
});

it('what changed is said in words', () => {
  const fields = widgetParts
    .split({ ...WIDGET, dataSourcePath: '/products/related' })
    .flatMap((part) => part.fields ?? []);
  const said = Object.fromEntries(fields.map(({ label, text }) => [label, text]));
  expect(said).toMatchObject({
    'Data source': 'Related products',
    'Maximum products': '8',
    'Layout on small screens': 'Carousel',
    'Columns on large screens': '4',
    'Add button': 'Add',
    'Gift with purchase': 'Off',
    Minutes: '3',
  });
});
