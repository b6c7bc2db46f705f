import { typedNumber } from '@cartwright/core/money/typed-number';
import type { RangeEnd } from '@cartwright/ui/listing/filters/filter-texts';
import type { ChosenRange } from '@cartwright/ui/listing/filters/range-slider';
import { erase, firstPageOf } from '../listing/page-address';

/**
 * Query with a typed end of a range, from the first page; null if it is invalid or a negative price. An empty text
 * removes the end. Reversed ends are swapped.
 */
export function withEnd(
  search: string,
  { param, type }: { readonly param: string; readonly type: string },
  end: RangeEnd,
  typed: string,
  decimalSign: string,
): string | null {
  const number = typedNumber(typed, decimalSign);
  if (number === null || (type === 'price' && number.startsWith('-'))) return null;
  const other = new URLSearchParams(search).get(`${param}.${end === 'gte' ? 'lte' : 'gte'}`) ?? '';
  const [from, to] = end === 'gte' ? [number, other] : [other, number];
  const isTurned = from !== '' && to !== '' && Number(from) > Number(to);
  return withRange(search, param, isTurned ? { from: to, to: from } : { from, to });
}

/** Query with both ends of a range, from the first page. */
export function withRange(search: string, param: string, { from, to }: ChosenRange): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ['gte', from],
    ['lte', to],
  ] as const) {
    erase(params, `${param}.${name}`);
    if (value !== '') params.set(`${param}.${name}`, value);
  }
  return firstPageOf(params);
}
