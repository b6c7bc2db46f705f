import { describe, expect, it } from 'vitest';
import { formItem } from './form-items';

describe('item of a product form', () => {
  it('contains variant, quantity, properties and plan', () => {
    const fields = [
      ['form_type', 'product'],
      ['id', '41'],
      ['quantity', '2'],
      ['properties[Engraving]', 'For Mia'],
      ['selling_plan', '7'],
    ] as const;
    expect(formItem(fields)).toEqual({
      variantId: 41,
      quantity: 2,
      properties: { Engraving: 'For Mia' },
      sellingPlanId: 7,
    });
  });

  it('defaults to one unit without a plan', () => {
    expect(
      formItem([
        ['id', '41'],
        ['quantity', ''],
        ['selling_plan', ''],
      ]),
    ).toEqual({ variantId: 41, quantity: 1, properties: {}, sellingPlanId: null });
  });

  it('is null for inputs only the store can read', () => {
    expect(
      formItem([
        ['id', '41'],
        ['properties[Photo]', new Blob()],
      ]),
    ).toBeNull();
    expect(formItem([['items[0][id]', '41']])).toBeNull();
    for (const name of ['properties[Add-ons][]', 'properties[Box][Lid]', 'properties[]', 'properties[Open']) {
      expect(
        formItem([
          ['id', '41'],
          [name, 'Bow'],
        ]),
      ).toBeNull();
    }
    expect(
      formItem([
        ['id', '41'],
        ['properties[Add-on]', 'Bow'],
        ['properties[Add-on]', 'Card'],
      ]),
    ).toBeNull();
    expect(formItem([['quantity', '2']])).toBeNull();
    expect(
      formItem([
        ['id', '41'],
        ['quantity', '0'],
      ]),
    ).toBeNull();
    expect(
      formItem([
        ['id', 'forty'],
        ['quantity', '1'],
      ]),
    ).toBeNull();
  });
});
