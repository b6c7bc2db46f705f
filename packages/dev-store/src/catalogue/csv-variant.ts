import type { Stock, Variant } from '../engine/model/catalogue';
import { type Complain, readAmount, readNumber, readTruth, readWord } from './csv-cells';
import type { CsvRow } from './csv-rows';
import { variantId } from './stable-id';

const OPTIONS = [1, 2, 3] as const;

/** Variant without image, which depends on the others. */
export type ReadVariant = Omit<Variant, 'image'>;

/** Option names of a product, by its first row. */
export function optionNames(first: CsvRow): string[] {
  const names = OPTIONS.map((number) => first.cell(`Option${number} Name`));
  return names.filter((name, at) => name !== '' || (at === 0 && first.cell('Option1 Value') !== ''));
}

/** Linked metafields of a product's options, by its first row; empty if unlinked. */
export function optionLinks(first: CsvRow, names: readonly string[]): string[] {
  return OPTIONS.slice(0, names.length).map((number) => first.cell(`Option${number} Linked To`));
}

/** Whether a later row only adds a product image. */
export function isPictureOnly(row: CsvRow, first: CsvRow): boolean {
  return row !== first && row.cell('Option1 Value') === '' && row.cell('Variant Price') === '';
}

/** Parsed variant; null if a required cell is invalid. */
export function readVariant(
  handle: string,
  names: readonly string[],
  row: CsvRow,
  giftCard: boolean,
  complain: Complain,
): ReadVariant | null {
  const options = readOptions(handle, names, row, complain);
  const price = readAmount(row, 'Variant Price', complain);
  if (price === null && row.cell('Variant Price') === '') {
    complain('MISSING_CELL', row, 'Variant Price', `A variant of "${handle}" has no price.`);
  }
  const rest = {
    compareAtPrice: readAmount(row, 'Variant Compare At Price', complain),
    grams: readNumber(row, 'Variant Grams', complain, 'decimal'),
    taxable: readTruth(row, 'Variant Taxable', complain, true),
    requiresShipping: readTruth(row, 'Variant Requires Shipping', complain, true) && !giftCard,
    stock: readStock(row, complain),
    // Exports prefix them with an apostrophe, so that spreadsheets keep them as text.
    sku: row.cell('Variant SKU').replace(/^'/, ''),
    barcode: row.cell('Variant Barcode').replace(/^'/, ''),
  };
  if (!options || price === null) return null;
  return { id: variantId(handle, options), title: options.join(' / '), options, price, ...rest };
}

function readOptions(
  handle: string,
  names: readonly string[],
  row: CsvRow,
  complain: Complain,
): string[] | null {
  let sound = true;
  for (const [at, number] of OPTIONS.entries()) {
    const [name, value] = [row.cell(`Option${number} Name`), row.cell(`Option${number} Value`)];
    if (at < names.length && value === '') {
      complain('MISSING_CELL', row, `Option${number} Value`, `A variant of "${handle}" has no value here.`);
      sound = false;
    }
    if (at >= names.length && value !== '') {
      const message = `"${handle}" has no option ${number}, but this row has the value "${value}" of it.`;
      complain('UNKNOWN_OPTION', row, `Option${number} Value`, message);
      sound = false;
    }
    if (name !== '' && names[at] !== undefined && name !== names[at]) {
      const message = `Option ${number} of "${handle}" is "${names[at]}" in its first row, and "${name}" here.`;
      complain('UNKNOWN_OPTION', row, `Option${number} Name`, message);
      sound = false;
    }
  }
  if (!sound) return null;
  return names.length === 0
    ? ['Default Title']
    : OPTIONS.slice(0, names.length).map((number) => row.cell(`Option${number} Value`));
}

/**
 * Untracked stock is always available. Likewise without a quantity column, as in exports of shops
 * with several locations. Negative stock is sold out, unless overselling is allowed.
 */
function readStock(row: CsvRow, complain: Complain): Stock {
  const quantity = readNumber(row, 'Variant Inventory Qty', complain, 'whole');
  const words = ['deny', 'continue', 'true', 'false'] as const;
  const word = readWord(row, 'Variant Inventory Policy', complain, words, 'deny');
  const policy = word === 'continue' || word === 'true' ? 'continue' : 'deny';
  const isCounted = !row.has('Variant Inventory Tracker') || row.cell('Variant Inventory Tracker') !== '';
  if (!isCounted || row.cell('Variant Inventory Qty') === '') return { tracked: false };
  return { tracked: true, quantity, policy };
}
