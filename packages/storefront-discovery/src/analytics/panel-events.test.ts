import { listAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import { expect, test } from 'vitest';
import type { SuggestedProduct, Suggestions } from '../search-panel/suggestions';
import { type PanelEvent, panelEvents } from './panel-events';

const product = (id: number | null): SuggestedProduct => ({
  id,
  title: 'Mug',
  url: '/products/mug',
  picture: null,
  price: '$18.00',
  priceVaries: false,
  compareAtPrice: null,
  available: true,
});
const [MUG, CUP, UNNUMBERED] = [product(11), product(12), product(null)] as const;
const finding = (...products: readonly SuggestedProduct[]): Suggestions => ({
  meant: null,
  terms: ['mug'],
  collections: [],
  products,
});
const FOUND = finding(MUG, CUP, UNNUMBERED);

/** A panel whose typing pauses for a second on demand, and its events. */
function aPanel() {
  const events: PanelEvent[] = [];
  const waits: (() => void)[] = [];
  const hear = panelEvents(
    (event) => events.push(event),
    () => new Promise<void>((end) => waits.push(end)),
  );
  return {
    events,
    summary: () => events.map(({ name, query, product: id }) => [name, query, id].join(' ').trim()),
    show: (text: string, suggestions = FOUND) => hear({ kind: 'shown', text, suggestions }),
    leave: () => hear({ kind: 'left' }),
    search: () => hear({ kind: 'searched' }),
    choose: (text: string, chosen: SuggestedProduct | null) =>
      hear({ kind: 'chosen', text, suggestions: FOUND, product: chosen }),
    async second() {
      for (const end of waits.splice(0)) end();
      await Promise.resolve();
    },
  };
}

test('reports a search once, with its results, a second after typing stops', async () => {
  const panel = aPanel();
  panel.show('mug');
  expect(panel.events).toEqual([]);
  await panel.second();
  panel.show('Mug');
  await panel.second();
  expect(panel.events).toEqual([
    { subject: 'search', place: 'panel', name: 'viewed', query: 'mug', results: 3 },
  ]);
});

test('ignores half-typed words', async () => {
  const panel = aPanel();
  panel.show('mu');
  panel.leave();
  panel.show('mug');
  await panel.second();
  expect(panel.summary()).toEqual(['viewed mug']);
});

test('ignores a panel closed within a second', async () => {
  const panel = aPanel();
  panel.show('mug');
  panel.leave();
  await panel.second();
  expect(panel.summary()).toEqual([]);
});

test('reports the view immediately on a search or click', () => {
  const searched = aPanel();
  searched.show('mug');
  searched.search();
  expect(searched.summary()).toEqual(['viewed mug']);
  const clicked = aPanel();
  clicked.show('mug');
  clicked.choose('mug', CUP);
  expect(clicked.summary()).toEqual(['viewed mug', 'clicked mug 12']);
  expect(clicked.events.at(-1)).toMatchObject({ position: 2 });
});

test('reports no view before suggestions have arrived', () => {
  const panel = aPanel();
  panel.show('mu');
  panel.leave();
  panel.search();
  expect(panel.summary()).toEqual([]);
});

test('reports only a view for a click without a product id', () => {
  const panel = aPanel();
  panel.choose('mug', null);
  panel.choose('mug', UNNUMBERED);
  expect(panel.summary()).toEqual(['viewed mug']);
});

test('sends events the server accepts', async () => {
  const panel = aPanel();
  panel.show(`${'x'.repeat(199)}😀`, finding());
  await panel.second();
  panel.choose('mug', MUG);
  const owned = {
    visitor: '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a',
    session: '9d2c4f60-7a1b-4d55-9c3e-1f0a8b7c6d5e',
  };
  for (const event of panel.events) {
    expect(listAnalyticsEvent.safeParse({ number: 0, age: 0, ...event, ...owned }).error).toBeUndefined();
  }
  expect(panel.events).toHaveLength(3);
});
