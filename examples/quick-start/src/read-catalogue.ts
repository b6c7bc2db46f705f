import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { CsvProblem } from '@cartwright/dev-store/catalogue/csv-problem';
import { csvText } from '@cartwright/dev-store/catalogue/csv-text';
import { productsFromCsv } from '@cartwright/dev-store/catalogue/shopify-csv';
import { storeCatalogue } from '@cartwright/dev-store/catalogue/store-catalogue';
import type { Catalogue, Product } from '@cartwright/dev-store/engine/model/catalogue';

export type CatalogueResult =
  /** `shopName`: suggested name of the shop. */
  | { ok: true; catalogue: Catalogue; shopName: string }
  | { ok: false; code: 'unreadable' | 'broken'; message: string };

/** More of them would hide the first ones in a terminal. */
const PROBLEMS_SHOWN = 20;

/**
 * The products of a Shopify product CSV with prices in `currency` (absent: US dollars), with the local store's codes and delivery. The message of a refusal names the
 * file, and every line and column where it is broken, up to twenty.
 */
export async function readCatalogue(file: string, currency?: string): Promise<CatalogueResult> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, code: 'unreadable', message: `The catalogue ${file} cannot be read: ${why}` };
  }
  const decoded = csvText(bytes);
  const read = decoded.ok ? productsFromCsv(decoded.text, currency) : decoded;
  if (read.ok) {
    const { products, collections, menu, metaobjects } = read;
    const catalogue = { ...storeCatalogue(products, collections), menu, metaobjects, isMerchants: true };
    return { ok: true, catalogue, shopName: shopNameOf(products, file) };
  }
  return { ok: false, code: 'broken', message: describe(file, read.problems) };
}

const MAX_NAME_LENGTH = 40;

/** The vendor of most products, as in a shop that sells its own; else the file's name. */
function shopNameOf(products: readonly Product[], file: string): string {
  const byVendor = new Map<string, number>();
  for (const { vendor } of products) byVendor.set(vendor, (byVendor.get(vendor) ?? 0) + 1);
  const [name, times] = [...byVendor].reduce((best, each) => (each[1] > best[1] ? each : best), [
    '',
    0,
  ] as const);
  if (name !== '' && name.length <= MAX_NAME_LENGTH && times > products.length / 2) return name;
  const words = basename(file, extname(file))
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();
  const isShopifys =
    /^products?( export)?( \d+)?$/i.test(words) || words === '' || words.length > MAX_NAME_LENGTH;
  return isShopifys ? 'Your store' : words.charAt(0).toUpperCase() + words.slice(1);
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
