import { ADMIN_SCHEMA } from '@cartwright/dev-store/admin/wire/schema';
import { STOREFRONT_SCHEMA } from '@cartwright/dev-store/storefront-api/schema';
import * as codeDocuments from '@cartwright/storefront-cart/components/discount-code/storefront-documents';
import * as variantDocuments from '@cartwright/storefront-cart/components/line-offers/storefront-documents';
import * as productDocuments from '@cartwright/storefront-cart/components/product-facts/storefront-documents';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentProblems } from './shopify/published-schema';
import { serverDocuments } from './shopify/server-documents';

const FETCHING = 180_000;

const problemsIn = (schema: GraphQLSchema, document: string) =>
  validate(schema, parse(document)).map(({ message }) => message);

describe("the server's documents", () => {
  it(
    'are valid against what Shopify publishes and are answered by the local store',
    async () => {
      const documents = await serverDocuments();
      expect(documents.length).toBeGreaterThan(0);
      for (const [name, document] of documents) {
        expect([name, await documentProblems('admin_2026-07', document)]).toEqual([name, []]);
        expect([name, problemsIn(ADMIN_SCHEMA, document)]).toEqual([name, []]);
      }
    },
    FETCHING,
  );
});

describe("the storefront's documents", () => {
  it(
    'are valid against what Shopify publishes and are answered by the local store',
    async () => {
      const documents = Object.entries({ ...codeDocuments, ...productDocuments, ...variantDocuments });
      expect(documents.length).toBeGreaterThan(0);
      for (const [name, document] of documents) {
        expect([name, await documentProblems('storefront-graphql_2026-07', document)]).toEqual([name, []]);
        expect([name, problemsIn(STOREFRONT_SCHEMA, document)]).toEqual([name, []]);
      }
    },
    FETCHING,
  );
});
