import { readFile } from 'node:fs/promises';
import type { CsvProblem } from '@cartwright/dev-store/catalogue/csv-problem';
import { csvText } from '@cartwright/dev-store/catalogue/csv-text';
import { productsFromCsv } from '@cartwright/dev-store/catalogue/shopify-csv';
import { storeCatalogue } from '@cartwright/dev-store/catalogue/store-catalogue';
import type { Catalogue } from '@cartwright/dev-store/engine/model/catalogue';

export type CatalogueResult =
  | { ok: true; catalogue: Catalogue }
  | { ok: false; code: 'unreadable' | 'broken'; message: string };

/** More of them would hide the first ones in a terminal. */
const PROBLEMS_SHOWN = 20;

/**
 * The products of a Shopify product CSV, with the local store's codes and delivery. The message of a refusal names the
 * file, and every line and column where it is broken, up to twenty.
 */
export async function readCatalogue(file: string): Promise<CatalogueResult> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, code: 'unreadable', message: `The catalogue ${file} cannot be read: ${why}` };
  }
  const decoded = csvText(bytes);
  const read = decoded.ok ? productsFromCsv(decoded.text) : decoded;
  if (read.ok) return { ok: true, catalogue: storeCatalogue(read.products, read.collections) };
  return { ok: false, code: 'broken', message: describe(file, read.problems) };
}

function describe(file: string, problems: readonly CsvProblem[]): string {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(({ line, column, message }) => {
    const place = `line ${line}${column === null ? '' : `, column "${column}"`}`;
    return `  ${place}: ${message}`;
  });
  const left = problems.length - shown.length;
  return [
    `The catalogue ${file} is broken. Nothing was loaded.`,
    ...shown,
    ...(left > 0 ? [`  and ${left} more.`] : []),
  ].join('\n');
}
