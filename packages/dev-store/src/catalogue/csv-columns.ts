/** Supported columns by their names in Shopify's exports, with the names in its newer template. */
const NEWER_NAMES = {
  Handle: 'URL handle',
  Title: 'Title',
  'Body (HTML)': 'Description',
  Vendor: 'Vendor',
  Type: 'Type',
  'Product Category': 'Product category',
  Tags: 'Tags',
  Collection: 'Collection',
  Published: 'Published on online store',
  Status: 'Status',
  'Option1 Name': 'Option1 name',
  'Option1 Value': 'Option1 value',
  'Option1 Linked To': 'Option1 linked to',
  'Option2 Name': 'Option2 name',
  'Option2 Value': 'Option2 value',
  'Option2 Linked To': 'Option2 linked to',
  'Option3 Name': 'Option3 name',
  'Option3 Value': 'Option3 value',
  'Option3 Linked To': 'Option3 linked to',
  'Variant SKU': 'SKU',
  'Variant Grams': 'Weight value (grams)',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Requires Shipping': 'Requires shipping',
  'Variant Taxable': 'Charge tax',
  'Variant Barcode': 'Barcode',
  'Variant Image': 'Variant image URL',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Gift Card': 'Gift card',
} as const;

export type CsvColumn = keyof typeof NEWER_NAMES;

/** Column positions in a file: by old or new name, ignoring case. Others are ignored. */
export function findColumns(header: readonly string[]): ReadonlyMap<CsvColumn, number> {
  const places = new Map(header.map((name, at) => [name.toLowerCase(), at] as const).toReversed());
  return new Map(
    Object.entries(NEWER_NAMES).flatMap(([name, newer]) => {
      const at = places.get(name.toLowerCase()) ?? places.get(newer.toLowerCase());
      return at !== undefined && isColumn(name) ? [[name, at] as const] : [];
    }),
  );
}

function isColumn(name: string): name is CsvColumn {
  return Object.hasOwn(NEWER_NAMES, name);
}

/** Column of a product metafield: "Care (product.metafields.custom.care)". */
export interface MetafieldColumn {
  readonly namespace: string;
  readonly key: string;
  readonly at: number;
}

const METAFIELD = /\(product\.metafields\.([\w-]+)\.([\w-]+)\)$/;

/**
 * Metafield columns of a file. Source: Shopify, "Using CSV files to import and export products".
 */
export function findMetafields(header: readonly string[]): MetafieldColumn[] {
  return header.flatMap((name, at) => {
    const [, namespace, key] = METAFIELD.exec(name) ?? [];
    return namespace === undefined || key === undefined ? [] : [{ namespace, key, at }];
  });
}
