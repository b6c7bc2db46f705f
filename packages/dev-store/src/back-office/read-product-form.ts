import { majorToSubunits } from '@cartwright/core/money/decimal';
import type { Product, Variant } from '../engine/model/catalogue';
import { type Body, integerOf, isRecord } from '../engine/model/request-body';
import type { ProductEdit } from '../products/product-editor';

const MAX_TITLE_LENGTH = 255;
const HIGHEST_PRICE = 100_000_000_00;
const MAX_UNITS = 1_000_000;

type Read =
  | { readonly ok: true; readonly edit: ProductEdit }
  | { readonly ok: false; readonly problem: string };

/**
 * Product fields of a back office form; absent ones are unchanged. Returns the problem if one is
 * invalid.
 */
export function readProductForm(body: Body, product: Product): Read {
  const prices: Record<string, number> = {};
  const quantities: Record<string, number> = {};
  for (const variant of product.variants) {
    const price = typed(body.prices, variant);
    if (price !== undefined) {
      const amount = /^\d{1,10}(\.\d{1,2})?$/.test(price) ? majorToSubunits(price) : null;
      if (amount === null || amount > HIGHEST_PRICE)
        return no(`Enter a price like 12.50 for ${variant.title}.`);
      prices[variant.id] = amount;
    }
    const quantity = typed(body.quantities, variant);
    if (quantity !== undefined) {
      const units = integerOf(quantity);
      if (units === null || Math.abs(units) > MAX_UNITS) {
        return no(`Enter the stock of ${variant.title} as a whole number.`);
      }
      if (!variant.stock.tracked) return no(`The stock of ${variant.title} isn’t tracked.`);
      quantities[variant.id] = units;
    }
  }
  const { title, vendor, productType, tags, status } = body;
  if (typeof title === 'string' && (title.trim() === '' || title.length > MAX_TITLE_LENGTH)) {
    return no(`Enter a title of up to ${MAX_TITLE_LENGTH} characters.`);
  }
  if (status !== undefined && status !== 'active' && status !== 'draft') return no('Choose a status.');
  return {
    ok: true,
    edit: {
      ...(typeof title === 'string' && { title: title.trim() }),
      ...(typeof vendor === 'string' && { vendor: vendor.trim() }),
      ...(typeof productType === 'string' && { productType: productType.trim() }),
      ...(typeof tags === 'string' && { tags: tagsOf(tags) }),
      ...(status !== undefined && { published: status === 'active' }),
      prices,
      quantities,
    },
  };
}

function typed(fields: unknown, { id }: Variant): string | undefined {
  const value = isRecord(fields) ? fields[id] : undefined;
  return value === undefined ? undefined : String(value).trim();
}

/** Distinct comma-separated tags. */
function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

function no(problem: string): Read {
  return { ok: false, problem };
}
