import { HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import { expect, test } from 'vitest';
import { statesWith } from './offer-states';

test('cross-sell states are available if products are requested, and while one is selected', () => {
  const states = ['as_it_is', 'offers_loading', 'no_offers'] as const;
  const [picked, recommended] = [
    { dataSourcePath: HAND_PICKED },
    { dataSourcePath: '/products/top_sellers' },
  ];
  expect(statesWith([picked, recommended], states, 'as_it_is')).toEqual(states);
  expect(statesWith([picked], states, 'as_it_is')).toEqual(['as_it_is']);
  expect(statesWith([], states, 'no_offers')).toEqual(['as_it_is', 'no_offers']);
});
