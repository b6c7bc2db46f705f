import type { MetafieldValue } from '../../catalogue/index/metafield-values';

/**
 * Whether an address asks for a value of a metafield: for a number in any way it is written (`3`, `3.0`), for a boolean as we
 * write it or as Shopify's switches do (`1`).
 */
export function isRequestedValue(value: MetafieldValue, asked: string): boolean {
  switch (typeof value) {
    case 'number':
      return /^-?\d{1,15}(?:\.\d{1,9})?$/.test(asked) && Number(asked) === value;
    case 'boolean':
      return asked === String(value) || asked === (value ? '1' : '0');
    default:
      return asked === value;
  }
}
