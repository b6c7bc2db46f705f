import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { at } from '../../testing/read-json';
import { leakyBucket, STANDARD_BUCKET } from './bucket';
import { runMetered } from './run-metered';

const SCHEMA = buildSchema(`
  type Query { shop: Shop! things(first: Int, last: Int): ThingConnection! any: Any parts: [Part!]! none: Shop }
  type Mutation { change: Payload }
  type Payload { shop: Shop }
  type Shop { name: String! address: Address! }
  type Address { city: String }
  type Part { address: Address }
  union Any = Shop | Part
  type ThingConnection { edges: [ThingEdge!]! nodes: [Thing!]! pageInfo: PageInfo! }
  type ThingEdge { cursor: String! node: Thing! }
  type Thing { id: ID! shop: Shop! things(first: Int, last: Int): ThingConnection! }
  type PageInfo { hasNextPage: Boolean! }
`);

const SHOP = { name: 'Oak', address: { city: 'Bonn' } };
const connection = (count: number, thing: object) => ({
  edges: Array.from({ length: count }, () => ({ cursor: 'c', node: thing })),
  nodes: Array.from({ length: count }, () => thing),
  pageInfo: { hasNextPage: false },
});
const THING = { id: '1', shop: SHOP, things: connection(1, { id: '2', shop: SHOP }) };
const ROOT = {
  shop: SHOP,
  things: connection(3, THING),
  any: { __typename: 'Shop', ...SHOP },
  parts: [{ address: null }, { address: { city: 'Bonn' } }],
  none: null,
  change: { shop: SHOP },
};

function aBucket() {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const pass = (ms: number) => {
    now += ms;
  };
  return { bucket: leakyBucket(STANDARD_BUCKET, () => new Date(now)), pass };
}

async function costOf(query: string, variables = {}) {
  const response = await runMetered(SCHEMA, ROOT, aBucket().bucket, { query, variables });
  return [
    at(response, 'extensions', 'cost', 'requestedQueryCost'),
    at(response, 'extensions', 'cost', 'actualQueryCost'),
  ];
}

describe('query cost', () => {
  it.each([
    ['an object, but not its scalars', '{ shop { name } }', 1, 1],
    ['every nested object', '{ shop { name address { city } } }', 2, 2],
    [
      'a connection and its nodes, requested and actual',
      '{ things(first: 10) { edges { cursor node { id } } } }',
      12,
      5,
    ],
    ['nodes as edges', '{ things(last: 10) { nodes { id shop { name } } } }', 22, 8],
    [
      'connections in connections',
      '{ things(first: 10) { nodes { things(first: 5) { nodes { id } } } } }',
      82,
      14,
    ],
    ['nothing for page info', '{ things(first: 1) { pageInfo { hasNextPage } } }', 2, 2],
    [
      'the most expensive type of a union',
      '{ any { ... on Shop { name } ... on Part { address { city } } } }',
      2,
      1,
    ],
    ['a list as its most expensive item', '{ parts { address { city } } }', 2, 2],
    ['nothing for null', '{ none { name } }', 1, 0],
    ['fragments once per type', '{ shop { ...S } } fragment S on Shop { address { city } }', 2, 2],
    ['nothing for skipped fields', '{ shop { name address @skip(if: true) { city } } }', 1, 1],
    ['10 for a mutation', 'mutation { change { shop { address { city } } } }', 10, 10],
  ])('counts %s', async (_what, query, requested, actual) => {
    expect(await costOf(query)).toEqual([requested, actual]);
  });

  it('counts the page size from a variable', async () => {
    const query = 'query ($n: Int!) { things(first: $n) { nodes { id } } }';
    expect(await costOf(query, { n: 250 })).toEqual([252, 5]);
  });
});

describe('metered response', () => {
  it('is rejected if the query may cost more than 1000 points', async () => {
    const { bucket } = aBucket();
    const query = '{ things(first: 250) { nodes { things(first: 250) { nodes { id } } } } }';
    const response = await runMetered(SCHEMA, ROOT, bucket, { query });
    expect(response.data).toBeUndefined();
    expect(JSON.parse(JSON.stringify(response.errors))).toMatchObject([
      { extensions: { code: 'MAX_COST_EXCEEDED', cost: 63252, maxCost: 1000 } },
    ]);
    expect(bucket.status().currentlyAvailable).toBe(2000);
  });

  it('is throttled while the bucket is too empty, and succeeds after a refill', async () => {
    const { bucket, pass } = aBucket();
    const query = '{ things(first: 250) { nodes { shop { name } } } }';
    bucket.take(1600);
    const throttled = await runMetered(SCHEMA, ROOT, bucket, { query });
    expect(JSON.parse(JSON.stringify(throttled.errors))).toMatchObject([
      { message: 'Throttled', extensions: { code: 'THROTTLED' } },
    ]);
    expect(throttled.extensions).toEqual({
      cost: {
        requestedQueryCost: 502,
        actualQueryCost: null,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 400, restoreRate: 100 },
      },
    });
    pass(1020);
    const response = await runMetered(SCHEMA, ROOT, bucket, { query });
    expect(response.errors).toBeUndefined();
    expect(at(response, 'extensions', 'cost', 'throttleStatus', 'currentlyAvailable')).toBe(502 - 8);
  });

  it.each([
    ['a syntax error', { query: '{ shop {' }],
    ['an unknown field', { query: '{ shop { nope } }' }],
    ['a missing variable', { query: 'query ($n: Int!) { things(first: $n) { nodes { id } } }' }],
    ['a missing operation', { query: 'query A { shop { name } }', operationName: 'B' }],
    ['no operation name for several', { query: 'query A { shop { name } } query B { shop { name } }' }],
  ])('has errors and no cost for %s', async (_what, request) => {
    const { bucket } = aBucket();
    const response = await runMetered(SCHEMA, ROOT, bucket, request);
    expect(response.errors).toHaveLength(1);
    expect(response.extensions).toBeUndefined();
    expect(bucket.status().currentlyAvailable).toBe(2000);
  });
});
