import { describe, expect, it } from 'vitest';
import { ADMIN_SCHEMA } from '../wire/schema';
import { readBulkQuery } from './bulk-query';

const inProducts = (inside: string) => `{ products { edges { node { id ${inside} } } } }`;

describe('bulk query', () => {
  it.each([
    ['edges', inProducts('title')],
    ['nodes', '{ products { nodes { id } } }'],
    [
      'two levels of connections below the root',
      inProducts('variants { nodes { id metafields { nodes { id } } } }'),
    ],
    ['a separate query', '{ orders(query: "created_at:>=2026-01-01") { edges { node { id } } } }'],
    ['fragments', '{ products { nodes { ...P } } } fragment P on Product { id variants { nodes { id } } }'],
    [
      'one object with a connection',
      '{ collection(id: "gid://shopify/Collection/1") { id products { nodes { id } } } }',
    ],
  ])('accepts %s', (_what, query) => {
    expect(readBulkQuery(ADMIN_SCHEMA, query)).toMatchObject({ ok: true });
  });

  it.each([
    ['a syntax error', '{ products {', 'Syntax Error'],
    ['an unknown field', '{ products { nodes { nope } } }', 'Cannot query field "nope"'],
    [
      'a mutation',
      'mutation { discountAutomaticDelete(id: "1") { deletedAutomaticDiscountId } }',
      'must be a query',
    ],
    ['two operations', 'query A { shop { id } } query B { shop { id } }', 'exactly one operation'],
    ['variables', 'query ($n: Int) { products(first: $n) { nodes { id } } }', 'Variables are not supported'],
    [
      'two fields at the root',
      '{ products { nodes { id } } collections { nodes { id } } }',
      'exactly one field',
    ],
    ['node at the root', '{ node(id: "1") { id } }', "can't be 'node'"],
    ['no connection', '{ shop { name } }', 'at least one connection'],
    [
      'six connections',
      inProducts(
        'a: variants { nodes { id } } b: variants { nodes { id } } c: variants { nodes { id } } d: variants { nodes { id } } e: variants { nodes { id } }',
      ),
      'more than 5 connections',
    ],
    [
      'three levels below the root',
      '{ collections { nodes { id products { nodes { id variants { nodes { id metafields { nodes { id } } } } } } } } }',
      'more than 2 levels deep: metafields',
    ],
    [
      'a connection below an object without id',
      '{ products { nodes { title variants { nodes { id } } } } }',
      "must select 'id'",
    ],
    ['an aliased id', '{ products { nodes { key: id variants { nodes { id } } } } }', "must select 'id'"],
    [
      'a connection in a list',
      '{ orders { nodes { id refunds { refundLineItems { nodes { id } } } } } }',
      'within a list: refundLineItems',
    ],
    ['a connection without objects', '{ products { pageInfo { hasNextPage } } }', "'edges' or 'nodes'"],
    ['a connection of strings', '{ productTags { nodes } }', "'edges' or 'nodes'"],
  ])('rejects %s', (_what, query, message) => {
    expect(readBulkQuery(ADMIN_SCHEMA, query)).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
  });
});
