import type { Collection, Product, ProductOption } from '../engine/model/catalogue';
import { plainText } from '../engine/model/plain-text';
import { type Complain, readTruth, readWord } from './csv-cells';
import type { CsvColumn } from './csv-columns';
import { picturesOf, withPictures } from './csv-pictures';
import { type CsvProblem, type CsvRefusal, refuseCsv } from './csv-problem';
import { type CsvRow, readRows } from './csv-rows';
import { isPictureOnly, optionNames, type ReadVariant, readVariant } from './csv-variant';
import { productId } from './stable-id';

export interface CsvProducts {
  readonly ok: true;
  readonly products: readonly Product[];
  /** By the column "Collection", where the file has it. */
  readonly collections: readonly Collection[];
}

const NEEDED: readonly CsvColumn[] = ['Handle', 'Title', 'Variant Price'];
const CREATED = '2026-01-05T09:00:00+00:00';

/**
 * Reads a product CSV as Shopify exports and imports it: one row per variant, blank product cells inherit from the
 * product's first row, rows with only a picture add that. A broken file loads nothing, and all its problems are named.
 * Source: Shopify, product CSV columns.
 */
export function productsFromCsv(text: string): CsvProducts | CsvRefusal {
  const read = readRows(text);
  if (!read.ok) return read;
  const missing = NEEDED.filter((column) => !read.columns.has(column));
  if (missing[0] !== undefined) return refuseCsv(missingColumn(missing[0], text));

  const problems: CsvProblem[] = [...read.problems];
  const complain: Complain = (code, row, column, message) =>
    problems.push({ code, message: plainText(message), line: row.line, column: row.nameOf(column) });
  const groups = groupByHandle(read.rows, complain);
  const products = [...groups].flatMap(([handle, rows]) => readProduct(handle, rows, complain) ?? []);
  if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line) };
  return { ok: true, products, collections: collectionsOf(groups) };
}

function missingColumn(column: CsvColumn, text: string): CsvProblem {
  const bySemicolon = /^[^,\n]*;[^,\n]*$/m.test(text.split('\n', 1)[0] ?? '');
  const message = bySemicolon
    ? 'Its cells are separated by semicolons. Save it with commas.'
    : `The file has no column "${column}". Export products from Shopify to get one that has.`;
  return { code: 'MISSING_COLUMN', message, line: 1, column };
}

type Groups = ReadonlyMap<string, readonly [CsvRow, ...CsvRow[]]>;

function groupByHandle(rows: readonly CsvRow[], complain: Complain): Groups {
  const groups = new Map<string, [CsvRow, ...CsvRow[]]>();
  for (const row of rows) {
    const handle = row.cell('Handle');
    if (handle === '') complain('MISSING_CELL', row, 'Handle', 'A row has no handle.');
    else if (!/^[\p{L}\p{N}_-]+$/u.test(handle)) {
      complain('INVALID_CELL', row, 'Handle', `"${handle}" cannot be part of an address.`);
    } else {
      const group = groups.get(handle);
      if (group) group.push(row);
      else groups.set(handle, [row]);
    }
  }
  return groups;
}

function readProduct(
  handle: string,
  rows: readonly [CsvRow, ...CsvRow[]],
  complain: Complain,
): Product | null {
  const [first] = rows;
  const title = first.cell('Title');
  if (title === '') complain('MISSING_CELL', first, 'Title', `The first row of "${handle}" has no title.`);
  const giftCard = readTruth(first, 'Gift Card', complain, false);
  const names = optionNames(first);
  const variants = withPictures(handle, title, names, readVariants(handle, names, rows, giftCard, complain));
  return {
    id: productId(handle),
    handle,
    title,
    descriptionHtml: first.cell('Body (HTML)'),
    vendor: first.cell('Vendor'),
    productType: first.cell('Type') || first.cell('Product Category'),
    tags: tagsOf(first),
    published: isPublished(first, complain),
    createdAt: CREATED,
    options: optionsOf(
      names,
      variants.map(({ options }) => options),
    ),
    variants,
    ...picturesOf(handle, title, rows),
    giftCard,
    requiresSellingPlan: false,
    sellingPlanGroups: [],
  };
}

function readVariants(
  handle: string,
  names: readonly string[],
  rows: readonly [CsvRow, ...CsvRow[]],
  giftCard: boolean,
  complain: Complain,
): (readonly [ReadVariant, CsvRow])[] {
  const known = new Set<number>();
  return rows.flatMap((row) => {
    if (isPictureOnly(row, rows[0])) return [];
    const variant = readVariant(handle, names, row, giftCard, complain);
    if (!variant) return [];
    if (known.has(variant.id)) {
      const message = `"${handle}" has the variant "${variant.title}" twice.`;
      complain('DOUBLE_VARIANT', row, 'Option1 Value', message);
    }
    known.add(variant.id);
    return [[variant, row] as const];
  });
}

function tagsOf(first: CsvRow): string[] {
  const tags = first.cell('Tags').split(',');
  return tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

/** Drafts and archived products are in the file and not in the store. */
function isPublished(first: CsvRow, complain: Complain): boolean {
  const words = ['active', 'draft', 'archived', 'unlisted'] as const;
  const status = readWord(first, 'Status', complain, words, 'active');
  return readTruth(first, 'Published', complain, true) && status === 'active';
}

function optionsOf(names: readonly string[], chosen: readonly (readonly string[])[]): ProductOption[] {
  const shown = names.length === 0 ? ['Title'] : names;
  return shown.map((name, at) => ({
    name: name || 'Title',
    values: [...new Set(chosen.map((options) => options[at] ?? ''))],
  }));
}

function collectionsOf(groups: Groups): Collection[] {
  const members = new Map<string, number[]>();
  for (const [handle, [first]] of groups) {
    const title = first.cell('Collection');
    if (title !== '') members.set(title, [...(members.get(title) ?? []), productId(handle)]);
  }
  return [...members].flatMap(([title, productIds]) => {
    const handle = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    return handle === '' || handle === 'all' ? [] : [{ handle, title, productIds }];
  });
}
