import { describe, expect, it } from 'vitest';
import {
  changeCurrent,
  keptLines,
  MAX_PREVIEW_LINES,
  NO_PREVIEW_LINES,
  type PreviewLines,
  removeLine,
  selectProduct,
  withKeptLines,
} from './preview-lines';

const mug = { id: 1, variants: [{ id: 11 }, { id: 12 }] };
const lamp = { id: 2, variants: [{ id: 21 }] };

function selected(lines: PreviewLines, product: typeof mug, variantId?: number): PreviewLines {
  const result = selectProduct(lines, product.id, product, variantId);
  if (!result.ok) throw new Error(result.message);
  return result.lines;
}
const variants = ({ items }: PreviewLines) => items.map(({ variantId }) => variantId);
const both = selected(selected(NO_PREVIEW_LINES, mug), lamp);

describe('checkout preview lines', () => {
  it('start with one unit of the first variant as a one-time purchase', () => {
    expect(selected(NO_PREVIEW_LINES, mug)).toEqual({
      items: [{ productId: 1, variantId: 11, quantity: 1, frequency: 'one_time' }],
      current: 0,
    });
  });

  it('add a line for a new variant and select the line of a known one', () => {
    expect(both).toMatchObject({ items: [{ variantId: 11 }, { variantId: 21 }], current: 1 });
    expect(selected(both, mug)).toEqual({ ...both, current: 0 });
    expect(variants(selected(both, mug, 12))).toEqual([11, 21, 12]);
  });

  it.each([
    ['Invalid product or variant selected.', 0, mug, undefined],
    ['Invalid product or variant selected.', 1, mug, Number.NaN],
    ['Failed to load product: it no longer exists.', 1, 'it no longer exists.', undefined],
    ['Selected variant not found in product data.', 1, mug, 99],
    ['Failed to create line item from product data.', 3, { id: 3, variants: [] }, undefined],
  ])('fail with "%s"', (message, productId, product, variantId) => {
    expect(selectProduct(both, productId, product, variantId)).toEqual({ ok: false, message });
  });

  it('are limited in number', () => {
    let lines = NO_PREVIEW_LINES;
    for (let id = 1; id <= MAX_PREVIEW_LINES; id++) {
      lines = selected(lines, { id, variants: [{ id: id * 10 }] });
    }
    expect(selectProduct(lines, 99, { id: 99, variants: [{ id: 990 }] }).ok).toBe(false);
  });

  it('update the current line, or select the line that has the chosen variant', () => {
    expect(changeCurrent(both, { quantity: 3 }).items[1]).toMatchObject({ variantId: 21, quantity: 3 });
    expect(changeCurrent(both, { variantId: 11 })).toEqual({ ...both, current: 0 });
    expect(changeCurrent({ ...both, current: 0 }, { variantId: 12 })).toMatchObject({
      items: [{ variantId: 12 }, { variantId: 21 }],
      current: 0,
    });
  });

  it('select the previous line after a removal', () => {
    expect(removeLine(both, 1)).toMatchObject({ items: [{ variantId: 11 }], current: 0 });
    expect(removeLine(both, 0)).toMatchObject({ items: [{ variantId: 21 }], current: 0 });
    expect(removeLine({ ...both, current: 0 }, 1)).toMatchObject({ current: 0 });
    expect(removeLine(selected(NO_PREVIEW_LINES, mug), 0)).toEqual(NO_PREVIEW_LINES);
  });

  it('are stored by shop, dropping unreadable data', () => {
    const kept = withKeptLines(withKeptLines(null, 'a', both), 'b', NO_PREVIEW_LINES);
    expect(keptLines(kept, 'a')).toEqual(both);
    expect(keptLines(kept, 'b')).toEqual(NO_PREVIEW_LINES);
    expect(keptLines(kept, 'c')).toBeNull();
    expect(keptLines('{', 'a')).toBeNull();
    expect(keptLines(withKeptLines('{', 'a', both), 'a')).toEqual(both);
    expect(keptLines(JSON.stringify({ a: { ...both, current: 2 } }), 'a')).toBeNull();
    expect(keptLines(JSON.stringify({ a: { items: [{ productId: 1 }], current: 0 } }), 'a')).toBeNull();
  });
});
