import { smallestUnit } from '@cartwright/core/money/currency';
import type { Collection, Metaobject, Product, ProductOption } from '../engine/model/catalogue';
import { plainText } from '../engine/model/plain-text';
import { type Complain, readTruth, readWord } from './csv-cells';
import type { CsvColumn } from './csv-columns';
import { type CsvMetafields, csvMetafields, withLinked } from './csv-metafields';
import { picturesOf, withPictures } from './csv-pictures';
import { type CsvProblem, type CsvRefusal, refuseCsv } from './csv-problem';
import { type CsvRow, readRows } from './csv-rows';
import { isPictureOnly, optionLinks, optionNames, type ReadVariant, readVariant } from './csv-variant';
import { entryNames } from './entry-names';
import { handleOf, madeCollections } from './made-collections';
import { productId, variantId } from './stable-id';

export interface CsvProducts {
  readonly ok: true;
  readonly products: readonly Product[];
  /** By the column "Collection", if present; else generated from types, vendors and tags. */
  readonly collections: readonly Collection[];
  /** Handles in the shop's navigation. */
  readonly menu: readonly string[];
  /** Metaobjects referenced by linked options and metafields. */
  readonly metaobjects: readonly Metaobject[];
}

const NEEDED: readonly CsvColumn[] = ['Handle', 'Title', 'Variant Price'];
const CREATED = '2026-01-05T09:00:00+00:00';

/**
 * Parses a product CSV of Shopify's format: one row per variant, blank product cells inherit from
 * the product's first row, image-only rows add images. An invalid file loads nothing, and reports
 * all problems. Prices are in `currency`, whose decimals are validated. Source: Shopify, product
 * CSV columns.
 */
export function productsFromCsv(text: string, currency = 'USD'): CsvProducts | CsvRefusal {
  const read = readRows(text);
  if (!read.ok) return read;
  const missing = NEEDED.filter((column) => !read.columns.has(column));
  if (missing[0] !== undefined) return refuseCsv(missingColumn(missing[0], text));
  if (read.rows.length + read.problems.length === 0)
    return refuseCsv({ code: 'NO_PRODUCTS', message: 'The file has no products.', line: 2, column: null });

  const problems: CsvProblem[] = [...read.problems];
  const complain: Complain = (code, row, column, message) =>
    problems.push({ code, message: plainText(message), line: row.line, column: row.nameOf(column) });
  if (smallestUnit(currency) > 1) complainOfDecimals(read.rows, currency, complain);
  const groups = groupByHandle(read.rows, complain);
  const metafields = csvMetafields(
    read.metafields,
    [...groups.values()].map(([first]) => first),
  );
  const products = [...groups].flatMap(
    ([handle, rows]) => readProduct(handle, rows, metafields, complain) ?? [],
  );
  if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line) };
  const named = collectionsOf(groups);
  const shown =
    named.length > 0
      ? { collections: named, menu: named.map(({ handle }) => handle) }
      : madeCollections(products);
  return { ok: true, products, ...shown, metaobjects: metafields.metaobjects() };
}

function missingColumn(column: CsvColumn, text: string): CsvProblem {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const others = Object.entries({ semicolons: ';', tabs: '\t' });
  const [apart] = others.find(([, sign]) => header.includes(sign) && !header.includes(',')) ?? [];
  const message = apart
    ? `Its cells are separated by ${apart}. Save it with commas.`
    : `The file has no column "${column}". Export products from Shopify to get one that has.`;
  return { code: 'MISSING_COLUMN', message, line: 1, column };
}

function complainOfDecimals(rows: readonly CsvRow[], currency: string, complain: Complain): void {
  for (const row of rows) {
    for (const column of ['Variant Price', 'Variant Compare At Price'] as const) {
      const cell = row.cell(column);
      if (/^\d+\.\d*[1-9]\d*$/.test(cell))
        complain(
          'INVALID_CELL',
          row,
          column,
          `"${cell}" has decimals, and amounts in ${currency} have none.`,
        );
    }
  }
}

type Groups = ReadonlyMap<string, readonly [CsvRow, ...CsvRow[]]>;

function groupByHandle(rows: readonly CsvRow[], complain: Complain): Groups {
  const groups = new Map<string, [CsvRow, ...CsvRow[]]>();
  for (const row of rows) {
    const handle = row.cell('Handle');
    if (handle === '') complain('MISSING_CELL', row, 'Handle', 'A row has no handle.');
    else if (!/^(?:[\p{L}\p{M}\p{N}_-]|\u200c|\u200d)+$/u.test(handle)) {
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
  metafields: CsvMetafields,
  complain: Complain,
): Product | null {
  const [first] = rows;
  const title = first.cell('Title');
  if (title === '') complain('MISSING_CELL', first, 'Title', `The first row of "${handle}" has no title.`);
  const giftCard = readTruth(first, 'Gift Card', complain, false);
  const names = optionNames(first);
  const read = readVariants(handle, names, rows, giftCard, complain);
  const links = linkedOptions(first, names, read);
  const variants = withPictures(handle, title, names, withWords(handle, links, read));
  const options = optionsOf(
    names,
    variants.map((each) => each.options),
  ).map((option, at) => ({ ...option, ...linkOf(links[at], metafields) }));
  const category = first.cell('Product Category');
  return {
    id: productId(handle),
    handle,
    title,
    descriptionHtml: first.cell('Body (HTML)'),
    vendor: first.cell('Vendor'),
    productType: first.cell('Type'),
    ...(category !== '' && { category: { id: handleOf(category), fullName: category } }),
    tags: tagsOf(first),
    published: isPublished(first, complain),
    createdAt: CREATED,
    options,
    variants,
    ...picturesOf(handle, title, rows),
    giftCard,
    requiresSellingPlan: false,
    sellingPlanGroups: [],
    metafields: withLinked(metafields.of(first), options),
  };
}

/** Link of an option with display names of its values; null if unlinked. */
type OptionLink = { readonly link: string; readonly words: ReadonlyMap<string, string> } | null;

function linkedOptions(
  first: CsvRow,
  names: readonly string[],
  variants: readonly (readonly [ReadVariant, CsvRow])[],
): OptionLink[] {
  return optionLinks(first, names).map((link, at) => {
    const values = variants.map(([{ options }]) => options[at] ?? '');
    return link === '' ? null : { link, words: entryNames(values, names[at] ?? '') };
  });
}

function withWords(
  handle: string,
  links: readonly OptionLink[],
  variants: readonly (readonly [ReadVariant, CsvRow])[],
): (readonly [ReadVariant, CsvRow])[] {
  if (links.every((link) => link === null)) return [...variants];
  return variants.map(([variant, row]) => {
    const options = variant.options.map((value, at) => links[at]?.words.get(value) ?? value);
    return [
      { ...variant, options, title: options.join(' / '), id: variantId(handle, options) },
      row,
    ] as const;
  });
}

function linkOf(
  link: OptionLink | undefined,
  metafields: CsvMetafields,
): Pick<ProductOption, 'linkedMetafield'> {
  const linkedMetafield = link && metafields.linked(link.link, link.words);
  return linkedMetafield ? { linkedMetafield } : {};
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

/** Whether a product is published: drafts and archived ones aren't. */
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
    const handle = handleOf(title);
    return handle === '' || handle === 'all' ? [] : [{ handle, title, productIds }];
  });
}
