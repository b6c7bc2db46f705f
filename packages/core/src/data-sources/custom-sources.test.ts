import { expect, test } from 'vitest';
import { differences } from '../editing/difference';
import {
  type CustomSources,
  NO_CUSTOM_SOURCES,
  newCondition,
  newCustomSource,
  newResult,
  newSourceRule,
  readCustomSources,
  type SourceRule,
} from './custom-source';
import { CUSTOM_SOURCES } from './custom-sources-definition';
import { validateCustomSources } from './validate-sources';

const LAST: SourceRule = { ...newSourceRule('last'), conditions: [] };
const withRules = (...rules: SourceRule[]): CustomSources => ({
  ...NO_CUSTOM_SOURCES,
  sources: [{ ...newCustomSource(7, 'last'), name: 'Kitchen', rules }],
});
const messages = (document: CustomSources) => validateCustomSources(document).map(({ message }) => message);

test('a new source is valid once it has a name, and round-trips', () => {
  const document = { ...NO_CUSTOM_SOURCES, sources: [newCustomSource(7, 'last')] };
  expect(messages(document)).toEqual(['Enter a name.']);
  expect(messages(withRules(newSourceRule('a'), LAST))).toEqual([]);
  expect(readCustomSources(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document });
});

test.each<[string, SourceRule[], string]>([
  ['no rule', [], 'Add a rule for everyone.'],
  [
    'a last rule with conditions',
    [newSourceRule('a')],
    'The last rule is for everyone: remove its conditions.',
  ],
  [
    'an earlier rule without conditions',
    [{ ...LAST, id: 'a' }, LAST],
    'Add a condition: only the last rule is for everyone.',
  ],
  ['no source', [{ ...LAST, results: [] }], 'Choose where the products come from.'],
  [
    'the store’s source',
    [{ ...LAST, results: [newResult('/products/related')] }],
    'Choose where the products come from.',
  ],
  ['itself', [{ ...LAST, results: [newResult('/custom/id/7')] }], 'Choose where the products come from.'],
  ['no collection', [{ ...LAST, results: [newResult('/products/collection')] }], 'Choose a collection.'],
  ['no products', [{ ...LAST, results: [newResult('/products/hand_picked')] }], 'Choose products.'],
  [
    'no tag',
    [{ ...newSourceRule('a'), conditions: [newCondition('customer_tag')] }, LAST],
    'Choose at least one.',
  ],
  ['no amount', [{ ...newSourceRule('a'), conditions: [newCondition('total')] }, LAST], 'Enter an amount.'],
  [
    'no time',
    [{ ...newSourceRule('a'), conditions: [newCondition('time')] }, LAST],
    'Choose a start or an end.',
  ],
])('rejects %s', (_, rules, message) => expect(messages(withRules(...rules))).toEqual([message]));

test('compares and restores versions source by source', () => {
  const before = withRules(LAST);
  const after = withRules(newSourceRule('a'), LAST);
  const { parts } = CUSTOM_SOURCES;
  expect(differences(parts, before, after).map(({ title }) => title)).toEqual(['Kitchen']);
  expect(parts.take(before, after, '7')).toEqual(after);
  expect(parts.take(after, NO_CUSTOM_SOURCES, '7')).toEqual(NO_CUSTOM_SOURCES);
});
