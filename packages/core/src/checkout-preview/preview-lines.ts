import * as z from 'zod';

/** Frequencies of a line in the checkout preview; the first is the default. */
export const FREQUENCIES = [
  'one_time',
  'week',
  'two_weeks',
  'three_weeks',
  'month',
  'two_months',
  'three_months',
  'six_months',
  'year',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const FREQUENCY_NAMES: Readonly<Record<Frequency, string>> = {
  one_time: 'One time',
  week: 'Every week',
  two_weeks: 'Every 2 weeks',
  three_weeks: 'Every 3 weeks',
  month: 'Every month',
  two_months: 'Every 2 months',
  three_months: 'Every 3 months',
  six_months: 'Every 6 months',
  year: 'Every year',
};

/** Maximum of previewed lines, and of units per line. */
export const MAX_PREVIEW_LINES = 25;
export const MAX_PREVIEW_QUANTITY = 999;

const id = z.number().int().positive();

const previewLine = z.strictObject({
  productId: id,
  variantId: id,
  quantity: z.number().int().min(1).max(MAX_PREVIEW_QUANTITY),
  frequency: z.enum(FREQUENCIES),
});
export type PreviewLine = z.infer<typeof previewLine>;

/** Lines of a shop's checkout preview, each with another variant; `current` is the index of the edited one. */
export const previewLines = z
  .strictObject({
    items: z.array(previewLine).max(MAX_PREVIEW_LINES),
    current: z.number().int().min(0),
  })
  .refine(({ items, current }) => current < Math.max(1, items.length));
export type PreviewLines = z.infer<typeof previewLines>;

export const NO_PREVIEW_LINES: PreviewLines = { items: [], current: 0 };

/** Product with the fields that a line needs. */
interface PreviewProduct {
  readonly id: number;
  readonly variants: readonly { readonly id: number }[];
}

/** Lines with a selected product, or the reason why it can't be a line. */
export type SelectResult =
  | { readonly ok: true; readonly lines: PreviewLines }
  | { readonly ok: false; readonly message: string };

/**
 * Selects the line of a product's variant, adding one if needed. `product` is the loaded one, or its error.
 * Without `variantId`, the first variant.
 */
export function selectProduct(
  lines: PreviewLines,
  productId: number,
  product: PreviewProduct | string,
  variantId?: number,
): SelectResult {
  if (!isId(productId) || (variantId !== undefined && !isId(variantId))) {
    return refused('Invalid product or variant selected.');
  }
  if (typeof product === 'string') return refused(`Failed to load product: ${product}`);
  const [first] = product.variants;
  if (!first) return refused('Failed to create line item from product data.');
  const wanted = variantId ?? first.id;
  if (!product.variants.some((variant) => variant.id === wanted)) {
    return refused('Selected variant not found in product data.');
  }
  const index = lines.items.findIndex((line) => line.productId === productId && line.variantId === wanted);
  if (index >= 0) return { ok: true, lines: { ...lines, current: index } };
  if (lines.items.length >= MAX_PREVIEW_LINES) {
    return refused(`The preview has room for ${MAX_PREVIEW_LINES} items.`);
  }
  const line: PreviewLine = { productId, variantId: wanted, quantity: 1, frequency: 'one_time' };
  return { ok: true, lines: { items: [...lines.items, line], current: lines.items.length } };
}

/** Changes the current line. If another line has the variant already, that one is selected instead. */
export function changeCurrent(
  { items, current }: PreviewLines,
  changes: Partial<Omit<PreviewLine, 'productId'>>,
): PreviewLines {
  const other = items.findIndex(({ variantId }) => variantId === changes.variantId);
  if (other >= 0 && other !== current) return { items, current: other };
  return { items: items.map((line, index) => (index === current ? { ...line, ...changes } : line)), current };
}

/** Removes a line; if it is the current one, its predecessor becomes current. */
export function removeLine({ items, current }: PreviewLines, index: number): PreviewLines {
  const left = items.filter((_, each) => each !== index);
  const next = index <= current ? current - 1 : current;
  return { items: left, current: Math.max(0, next) };
}

/** Lines of a shop in a browser's storage, JSON by shop; null if there are none, or if they are invalid. */
export function keptLines(text: string | null, shop: string): PreviewLines | null {
  const read = previewLines.safeParse(keptByShop(text)[shop]);
  return read.success ? read.data : null;
}

/** Text for a browser's storage with a shop's current lines; those of other shops are unchanged. */
export function withKeptLines(text: string | null, shop: string, lines: PreviewLines): string {
  return JSON.stringify({ ...keptByShop(text), [shop]: lines });
}

function keptByShop(text: string | null): Record<string, unknown> {
  try {
    const read = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

function isId(value: number): boolean {
  return id.safeParse(value).success;
}

function refused(message: string): SelectResult {
  return { ok: false, message };
}
