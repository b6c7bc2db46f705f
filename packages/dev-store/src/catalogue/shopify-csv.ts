import { majorToSubunits } from '@cartwright/core/money/decimal';
import type { Product, ProductOption, Stock, Variant } from '../engine/catalogue';
import { plainText } from '../engine/plain-text';
import type { CsvProblem } from './csv-problem';
import { type CsvRow, readRows } from './csv-rows';
import { drawnImage } from './product-image';
import { productId, variantId } from './stable-id';

export type CsvProducts = { readonly ok: true; readonly products: Product[] } | CsvProblem;

const NEEDED = ['Handle', 'Title', 'Variant Price'] as const;
const CREATED = '2026-01-05T09:00:00+00:00';

/**
 * Reads a product CSV as Shopify exports and imports it: one row per variant, blank product cells inherit from the
 * product's first row, rows with only a picture add nothing. Pictures are drawn by the store: addresses in the file are
 * not used, so that nothing is loaded from elsewhere. A broken file loads nothing.
 * Source: Shopify, product CSV columns.
 */
export function productsFromCsv(text: string): CsvProducts {
  const read = readRows(text);
  if (!read.ok) return read;
  for (const column of NEEDED) {
    if (!read.columns.includes(column)) {
      const message = `The file has no column "${column}". Export products from Shopify to get one that has.`;
      return { ok: false, code: 'MISSING_COLUMN', message, line: 1, column };
    }
  }
  const groups = new Map<string, CsvRow[]>();
  for (const row of read.rows) {
    const handle = row.cell('Handle');
    if (handle === '') return problem('MISSING_CELL', row, 'Handle', 'A row has no handle.');
    groups.set(handle, [...(groups.get(handle) ?? []), row]);
  }
  const products: Product[] = [];
  for (const [handle, rows] of groups) {
    const product = readProduct(handle, rows);
    if (!product.ok) return product;
    products.push(product.value);
  }
  return { ok: true, products };
}

type Read<T> = { readonly ok: true; readonly value: T } | CsvProblem;

function readProduct(handle: string, rows: readonly CsvRow[]): Read<Product> {
  const [first] = rows;
  if (!first) throw new Error('A group has at least one row.');
  if (!/^[\p{L}\p{N}_-]+$/u.test(handle)) {
    return problem('INVALID_CELL', first, 'Handle', `"${handle}" cannot be part of an address.`);
  }
  const title = first.cell('Title');
  if (title === '')
    return problem('MISSING_CELL', first, 'Title', `The first row of "${handle}" has no title.`);
  const giftCard = isTrue(first.cell('Gift Card'));
  const names = optionNames(first);
  const variants: Variant[] = [];
  for (const row of rows) {
    if (isPictureOnly(row, first)) continue;
    const variant = readVariant(handle, title, names, row, giftCard);
    if (!variant.ok) return variant;
    if (variants.some(({ id }) => id === variant.value.id)) {
      const message = `"${handle}" has the variant "${variant.value.title}" twice.`;
      return problem('DOUBLE_VARIANT', row, 'Option1 Value', message);
    }
    variants.push(variant.value);
  }
  return {
    ok: true,
    value: {
      id: productId(handle),
      handle,
      title,
      descriptionHtml: first.cell('Body (HTML)'),
      vendor: first.cell('Vendor'),
      productType: first.cell('Type') || first.cell('Product Category'),
      tags: first
        .cell('Tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      published: first.cell('Published').toLowerCase() !== 'false' && isOnSale(first.cell('Status')),
      createdAt: CREATED,
      options: optionsOf(names, variants),
      variants,
      image: drawnImage(handle, first.cell('Image Alt Text') || title),
      giftCard,
      requiresSellingPlan: false,
      sellingPlanGroups: [],
    },
  };
}

function optionNames(first: CsvRow): string[] {
  const names = [1, 2, 3].map((index) => first.cell(`Option${index} Name`));
  return names.filter((name, index) => name !== '' || (index === 0 && first.cell('Option1 Value') !== ''));
}

/** Later rows may carry nothing but one more picture of the product. */
function isPictureOnly(row: CsvRow, first: CsvRow): boolean {
  return row !== first && row.cell('Option1 Value') === '' && row.cell('Variant Price') === '';
}

function readVariant(
  handle: string,
  productTitle: string,
  names: readonly string[],
  row: CsvRow,
  giftCard: boolean,
): Read<Variant> {
  const values = names.map((_, index) => row.cell(`Option${index + 1} Value`));
  const missing = values.indexOf('');
  if (missing !== -1) {
    return problem(
      'MISSING_CELL',
      row,
      `Option${missing + 1} Value`,
      `A variant of "${handle}" has no value here.`,
    );
  }
  const options = values.length === 0 ? ['Default Title'] : values;
  const price = readAmount(row, 'Variant Price');
  if (!price.ok) return price;
  if (price.value === null) {
    return problem('MISSING_CELL', row, 'Variant Price', `A variant of "${handle}" has no price.`);
  }
  const compareAt = readAmount(row, 'Variant Compare At Price');
  if (!compareAt.ok) return compareAt;
  const stock = readStock(row);
  if (!stock.ok) return stock;
  const grams = readWhole(row, 'Variant Grams');
  if (!grams.ok) return grams;
  const title = options.join(' / ');
  const id = variantId(handle, options);
  return {
    ok: true,
    value: {
      id,
      title,
      options,
      sku: row.cell('Variant SKU').replace(/^'/, ''),
      barcode: row.cell('Variant Barcode').replace(/^'/, ''),
      price: price.value,
      compareAtPrice: compareAt.value,
      grams: grams.value,
      taxable: row.cell('Variant Taxable').toLowerCase() !== 'false',
      requiresShipping: !giftCard && row.cell('Variant Requires Shipping').toLowerCase() !== 'false',
      stock: stock.value,
      image: title === 'Default Title' ? null : drawnImage(handle, `${productTitle}, ${title}`, id),
    },
  };
}

/** Without a tracker stock is not counted and the variant is always available. */
function readStock(row: CsvRow): Read<Stock> {
  if (row.cell('Variant Inventory Tracker') === '') return { ok: true, value: { tracked: false } };
  const quantity = readWhole(row, 'Variant Inventory Qty');
  if (!quantity.ok) return quantity;
  const policy = row.cell('Variant Inventory Policy').toLowerCase() === 'continue' ? 'continue' : 'deny';
  return { ok: true, value: { tracked: true, quantity: quantity.value, policy } };
}

function readAmount(row: CsvRow, column: string): Read<number | null> {
  const cell = row.cell(column);
  if (cell === '') return { ok: true, value: null };
  const amount = /^\d{1,9}(\.\d{1,9})?$/.test(cell) ? majorToSubunits(cell) : null;
  if (amount === null) {
    return problem('INVALID_CELL', row, column, `"${cell}" is not a price. Write it like 12.50.`);
  }
  return { ok: true, value: amount };
}

function readWhole(row: CsvRow, column: string): Read<number> {
  const cell = row.cell(column);
  const value = cell === '' ? 0 : Number(cell);
  if (!Number.isFinite(value) || Math.abs(value) > 1e9)
    return problem('INVALID_CELL', row, column, `"${cell}" is not a number.`);
  return { ok: true, value: Math.round(value) };
}

function optionsOf(names: readonly string[], variants: readonly Variant[]): ProductOption[] {
  const shown = names.length === 0 ? ['Title'] : names;
  return shown.map((name, index) => ({
    name: name || 'Title',
    values: [...new Set(variants.map(({ options }) => options[index] ?? ''))],
  }));
}

function isTrue(cell: string): boolean {
  return cell.toLowerCase() === 'true';
}

function isOnSale(status: string): boolean {
  return status === '' || status.toLowerCase() === 'active';
}

function problem(code: CsvProblem['code'], row: CsvRow, column: string, message: string): CsvProblem {
  return { ok: false, code, message: plainText(message), line: row.line, column };
}
