import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  mirroredProductsQuery,
  mirroredVariantsQuery,
  productsExport,
} from '@cartwright/server/shopify/documents/catalogue-products';

const DOCUMENTS = new URL('../../../packages/server/src/shopify/documents/', import.meta.url);

/** What a shop is asked for whose documents are made for it. */
const ASKED = {
  countries: ['DE', 'US'],
  publications: ['gid://shopify/Publication/2'],
  home: 'US',
  languages: ['de', 'pt-BR'],
  metafields: ['custom.care'],
};

/** The server's documents by name: every exported text of its documents folder is one, and those that it makes for a shop. */
export async function serverDocuments(): Promise<[string, string][]> {
  const files = (await readdir(DOCUMENTS)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(
      async (file): Promise<Record<string, unknown>> => import(fileURLToPath(new URL(file, DOCUMENTS))),
    ),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .concat(
      [productsExport, mirroredProductsQuery, mirroredVariantsQuery].map((make) => [make.name, make(ASKED)]),
    );
}
