import { readFile } from 'node:fs/promises';
import { productsFromCsv } from '@cartwright/dev-store/catalogue/shopify-csv';
import { storeCatalogue } from '@cartwright/dev-store/catalogue/store-catalogue';
import type { Catalogue } from '@cartwright/dev-store/engine/catalogue';

export type CatalogueResult =
  | { ok: true; catalogue: Catalogue }
  | { ok: false; code: string; message: string };

/**
 * The products of a Shopify product CSV, with the local store's codes and delivery. The message of a refusal names the
 * file, and the line and column where it is broken.
 */
export async function readCatalogue(file: string): Promise<CatalogueResult> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, code: 'unreadable', message: `The catalogue ${file} cannot be read: ${why}` };
  }
  const read = productsFromCsv(text);
  if (read.ok) return { ok: true, catalogue: storeCatalogue(read.products) };
  const place = `line ${read.line}${read.column === null ? '' : `, column "${read.column}"`}`;
  return {
    ok: false,
    code: read.code,
    message: `The catalogue ${file} is broken at ${place}. ${read.message}`,
  };
}
