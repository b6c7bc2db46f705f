import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../testing/catalogue';
import { productProblem } from './product-problem';

const [tote, beanie] = catalogue;
if (!tote || !beanie) throw new Error('The catalogue is too small.');
const [moss] = beanie.variants.map(({ id }) => id);
const products = [tote, beanie];
const line = { variantId: moss ?? 0, quantity: 1 };
const problem = (variant_ids: number[], product_id = beanie.id) =>
  productProblem({ chosen: [{ product_id, variant_ids }], lines: [line], products });

describe('preview product problem', () => {
  it('is empty while all products are shown', () => {
    expect(problem([])).toBeNull();
    expect(problem([moss ?? 0, 999])).toBeNull();
    expect(productProblem({ chosen: [], lines: [], products: [] })).toBeNull();
  });

  it('reports a deleted product', () => {
    expect(problem([], 7)).toBe('Failed to load product: it no longer exists.');
  });

  it('names a product without any of its selected variants left', () => {
    expect(problem([999])).toBe('Merino Beanie: Selected variant not found in product data.');
  });

  it('reports a line without a product', () => {
    expect(productProblem({ chosen: [], lines: [line], products: [tote] })).toBe(
      'Failed to create line item from product data.',
    );
  });
});
