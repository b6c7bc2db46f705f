import * as z from 'zod';

/** Frequencies at which a line of the checkout preview is bought, from the first on. */
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

/** The most lines, and units of one, that can be previewed. */
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

/** The lines of a shop's checkout preview, each of another variant; `current` is the index of the one that is edited. */
export const previewLines = z
  .strictObject({
    items: z.array(previewLine).max(MAX_PREVIEW_LINES),
    current: z.number().int().min(0),
  })
  .refine(({ items, current }) => current < Math.max(1, items.length));
export type PreviewLines = z.infer<typeof previewLines>;

export const NO_PREVIEW_LINES: PreviewLines = { items: [], current: 0 };

/** A product as far as a line needs it. */
interface PreviewProduct {
  readonly id: number;
  readonly variants: readonly { readonly id: number }[];
}

/** The lines with a product that was selected, or why it makes no line. */
export type SelectResult =
  | { readonly ok: true; readonly lines: PreviewLines }
  | { readonly ok: false; readonly message: string };

/**
 * Selects the line of a product's variant, and adds one where there is none. `product` is what was loaded of it, or why it
 * could not be. Without `variantId` it is the first variant.
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

/** Changes the current line. A variant that another line has is not taken: that line is selected. */
export function changeCurrent(
  { items, current }: PreviewLines,
  changes: Partial<Omit<PreviewLine, 'productId'>>,
): PreviewLines {
  const other = items.findIndex(({ variantId }) => variantId === changes.variantId);
  if (other >= 0 && other !== current) return { items, current: other };
  return { items: items.map((line, index) => (index === current ? { ...line, ...changes } : line)), current };
}

/** Removes a line; the one before it is current then, if the current one goes. */
export function removeLine({ items, current }: PreviewLines, index: number): PreviewLines {
  const left = items.filter((_, each) => each !== index);
  const next = index <= current ? current - 1 : current;
  return { items: left, current: Math.max(0, next) };
}

/** The lines of a shop among those that a browser kept, as JSON by shop; null where none can be read. */
export function keptLines(text: string | null, shop: string): PreviewLines | null {
  const read = previewLines.safeParse(keptByShop(text)[shop]);
  return read.success ? read.data : null;
}

/** Text that a browser keeps when a shop has these lines now; the lines of other shops stay. */
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
