import { HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import { expect, test } from 'vitest';
import { statesWith } from './offer-states';

test('states of cross-sells are offered where their products are asked for, and where one is shown', () => {
  const states = ['as_it_is', 'offers_loading', 'no_offers'] as const;
  const [picked, recommended] = [
    { dataSourcePath: HAND_PICKED },
    { dataSourcePath: '/products/top_sellers' },
  ];
  expect(statesWith([picked, recommended], states, 'as_it_is')).toEqual(states);
  expect(statesWith([picked], states, 'as_it_is')).toEqual(['as_it_is']);
  expect(statesWith([], states, 'no_offers')).toEqual(['as_it_is', 'no_offers']);
});
