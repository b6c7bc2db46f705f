import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { inputQueryBytes, inputQueryCost, inputQueryProblems } from './input-query';
import { DISCOUNT_INPUT_SCHEMA } from './input-schema';

it.each([
  ['{ cart { lines { id quantity } } }', 2],
  ['{ cart { lines { merchandise { __typename } } } }', 0],
  ['{ discount { metafield(key: "a") { type value jsonValue } } }', 3],
  ['{ cart { lines { merchandise { ... on ProductVariant { product { hasAnyTag(tags: ["a"]) } } } } } }', 3],
  ['{ cart { ...Lines } } fragment Lines on Cart { lines { id attribute(key: "a") { value } } }', 2],
])('%s costs %i', (query, cost) => {
  expect(inputQueryCost(parse(query), DISCOUNT_INPUT_SCHEMA)).toBe(cost);
});

it('ignores comments when counting bytes', () => {
  expect(inputQueryBytes('{ presentmentCurrencyRate }# the rate')).toBe(27);
});

const metafields = (count: number) =>
  `{ discount { ${Array.from({ length: count }, (_, at) => `m${at}: metafield(key: "${at}") { value }`).join(' ')} } }`;
const tags = (count: number) =>
  `{ cart { lines { merchandise { ... on ProductVariant { product { hasAnyTag(tags: [${'"t",'.repeat(count)}]) } } } } } }`;

it.each([
  ['a cost of 30', metafields(10), []],
  ['a cost of 33', metafields(11), [/^33 is the cost/]],
  ['3,000 bytes', `${' '.repeat(3000 - 27)}{ presentmentCurrencyRate }`, []],
  ['3,001 bytes', `${' '.repeat(3001 - 27)}{ presentmentCurrencyRate }`, [/^3001 bytes/]],
  ['100 entries of a list', tags(100), []],
  ['101 entries of a list', tags(101), [/^101 entries/]],
  ['an unknown field', '{ cart { nope } }', [/Cannot query field "nope"/]],
  ['no query', '{', [/Syntax Error/]],
])('a query with %s', (_what, query, problems) => {
  expect(inputQueryProblems(query, DISCOUNT_INPUT_SCHEMA)).toEqual(
    problems.map((each) => expect.stringMatching(each)),
  );
});
