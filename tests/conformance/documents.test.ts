import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ADMIN_SCHEMA } from '@cartwright/dev-store/admin/schema';
import { STOREFRONT_SCHEMA } from '@cartwright/dev-store/storefront-api/schema';
import * as codeDocuments from '@cartwright/storefront-cart/components/discount-code/storefront-documents';
import * as productDocuments from '@cartwright/storefront-cart/components/product-facts/storefront-documents';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentProblems } from './shopify/published-schema';

const FETCHING = 180_000;
const DOCUMENTS = new URL('../../packages/server/src/shopify/documents/', import.meta.url);

/** Every exported text of the server's documents folder is a document. */
async function serverDocuments(): Promise<[string, string][]> {
  const files = (await readdir(DOCUMENTS)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(
      async (file): Promise<Record<string, unknown>> => import(fileURLToPath(new URL(file, DOCUMENTS))),
    ),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

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
      const documents = Object.entries({ ...codeDocuments, ...productDocuments });
      expect(documents.length).toBeGreaterThan(0);
      for (const [name, document] of documents) {
        expect([name, await documentProblems('storefront-graphql_2026-07', document)]).toEqual([name, []]);
        expect([name, problemsIn(STOREFRONT_SCHEMA, document)]).toEqual([name, []]);
      }
    },
    FETCHING,
  );
});
