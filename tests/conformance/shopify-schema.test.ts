import { ADMIN_SCHEMA } from '@cartwright/dev-store/admin/wire/schema';
import { DISCOUNT_INPUT_SCHEMA, VALIDATION_INPUT_SCHEMA } from '@cartwright/dev-store/functions/input-schema';
import { STOREFRONT_SCHEMA } from '@cartwright/dev-store/storefront-api/schema';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentProblems, publishedSchema } from './shopify/published-schema';
import { differencesFrom } from './shopify/subset';

const FETCHING = 180_000;

describe('local store schemas', () => {
  it(
    'for the Admin API are a subset of Shopify’s',
    async () => {
      expect(differencesFrom(await publishedSchema('admin_2026-07'), ADMIN_SCHEMA)).toEqual([]);
    },
    FETCHING,
  );

  it(
    'for the Storefront API are a subset of Shopify’s',
    async () => {
      const published = await publishedSchema('storefront-graphql_2026-07');
      expect(differencesFrom(published, STOREFRONT_SCHEMA)).toEqual([]);
    },
    FETCHING,
  );

  it.each([
    ['discount', 'functions_discount_2026-07', DISCOUNT_INPUT_SCHEMA],
    ['validation', 'functions_cart_checkout_validation_2026-07', VALIDATION_INPUT_SCHEMA],
  ] as const)(
    'for the input of %s functions are a subset of Shopify’s',
    async (_what, name, schema) => {
      expect(differencesFrom(await publishedSchema(name), schema)).toEqual([]);
    },
    FETCHING,
  );
});

describe('schema comparison', () => {
  const published = buildSchema(`
    type Query { shop(first: Int = 5, id: ID!): Shop! node: Node }
    interface Node { id: ID! }
    type Shop implements Node { id: ID! name: String kind: Kind }
    enum Kind { BIG SMALL }
    union Any = Shop
    input Filter { name: String! size: Int }
  `);

  it.each([
    ['type Query { shop(first: Int = 5, id: ID!): Shop! } type Shop { name: String }', []],
    ['type Query { shops: Int }', ['Query.shops is not published']],
    ['type Query { shop(id: ID!): Int! }', ['Query.shop is Shop!, not Int!']],
    [
      'type Query { shop(first: Int = 6): Shop! } type Shop { name: String }',
      ['Query.shop(first) by default is 5, not 6', 'Query.shop needs id, which we leave out'],
    ],
    [
      'type Query { node: Node } interface Node { id: ID! } type Other implements Node { id: ID! }',
      ['Other is not published'],
    ],
    [
      'type Query { node: Node } type Node { id: ID! }',
      ['Node is a GraphQLInterfaceType, not a GraphQLObjectType'],
    ],
    [
      'type Query { node: Node } interface Node { id: ID! } enum Kind { BIG HUGE } type Shop { kind: Kind name: String! }',
      ['Kind has no value HUGE', 'Shop.name is String, not String!'],
    ],
    [
      'type Query { node: Node } interface Node { id: ID! } input Filter { size: Int }',
      ['Filter needs name, which we leave out'],
    ],
  ])('of %s finds %j', (ours, expected) => {
    expect(differencesFrom(published, buildSchema(ours))).toEqual(expected);
  });
});

describe('GraphQL documents', () => {
  it(
    'are validated against the published schema',
    async () => {
      expect(await documentProblems('admin_2026-07', '{ shop { name } }')).toEqual([]);
      expect(await documentProblems('admin_2026-07', '{ shop { nope } }')).toEqual([
        'Cannot query field "nope" on type "Shop". Did you mean "name"?',
      ]);
      expect(await documentProblems('functions_discount_2026-07', '{ cart { lines { id }')).toEqual([
        'Syntax Error: Expected Name, found <EOF>.',
      ]);
    },
    FETCHING,
  );
});
