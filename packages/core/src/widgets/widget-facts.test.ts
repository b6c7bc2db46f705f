import { expect, it } from 'vitest';
import { newCustomSource, newSourceRule, type SourceCondition } from '../data-sources/custom-source';
import { customSourcePath } from '../data-sources/source-at';
import { newBundle, newStep } from './bundle-settings';
import { withChanges } from './change-widget';
import { newWidget } from './widget';
import { widgetFacts } from './widget-facts';

const source = (id: number, condition: SourceCondition) => ({
  ...newCustomSource(id, 'last'),
  rules: [{ ...newSourceRule('first'), conditions: [condition] }],
});
const SOURCES = [
  source(7, { about: 'total', operator: 'at_least', amount: 50 }),
  source(8, { about: 'items', operator: 'below', amount: 3 }),
  source(9, { about: 'signed_in', is: true }),
];
const widget = (id: number, path: string) =>
  withChanges(newWidget(id, 'Beside', 'cart_page'), { dataSourcePath: path });

it('widgets request the facts of their sources’ rules, and others none', () => {
  const widgets = [
    widget(1, customSourcePath(7)),
    widget(2, customSourcePath(9)),
    widget(3, customSourcePath(404)),
    widget(4, '/products/top_sellers'),
  ];
  expect(widgetFacts(widgets, SOURCES)).toEqual({ 1: { total: [50] } });
});

it('a bundle requests its steps’ facts, and a tested widget those of its variants', () => {
  const steps = [7, 8].map((id) => ({ ...newStep(`${id}`, 'Step'), endpoint: customSourcePath(id) }));
  const bundle = withChanges(newWidget(1, 'Box', 'bundle_builder'), {
    settings: { bundle: { ...newBundle(), steps } },
  });
  expect(widgetFacts([bundle], SOURCES)).toEqual({ 1: { total: [50], items: [3] } });
  const tested = [widget(2, '/products/similar'), widget(3, customSourcePath(8))];
  expect(widgetFacts(tested, SOURCES, new Map([[2, [3]]]))).toEqual({ 2: { items: [3] }, 3: { items: [3] } });
});
