/** Item to add, in the format of the cart's API. */
export interface AddedItem {
  readonly variantId: number;
  /** Default: 1. */
  readonly quantity?: number;
  readonly properties: Readonly<Record<string, string>>;
  readonly sellingPlanId?: number;
}

/** Form fields that add an item, one of several. Source: Shopify, the cart's `add` form. */
export function itemFields(
  { variantId, quantity = 1, properties, sellingPlanId }: AddedItem,
  at: number,
): [string, string][] {
  const of = `items[${at}]`;
  return [
    [`${of}[id]`, `${variantId}`],
    [`${of}[quantity]`, `${quantity}`],
    ...(sellingPlanId === undefined
      ? []
      : ([[`${of}[selling_plan]`, `${sellingPlanId}`]] as [string, string][])),
    ...Object.entries(properties).map(([name, value]): [string, string] => [
      `${of}[properties][${name}]`,
      value,
    ]),
  ];
}
