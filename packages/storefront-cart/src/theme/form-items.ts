import type { AddItem } from '../state/ports/intent';

const PROPERTY = /^properties\[([^\]]+)]$/;

/**
 * Item of a product form, from its fields; null if the form has more than a single item's variant, quantity, properties
 * and plan (files, several items, list properties), which is left to the store.
 */
export function formItem(fields: Iterable<readonly [string, unknown]>): AddItem | null {
  const properties = new Map<string, string>();
  let variantId = 0;
  let quantity = 1;
  let sellingPlanId: number | null = null;
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || name.startsWith('items[')) return null;
    const property = PROPERTY.exec(name)?.[1];
    if (property === undefined ? name.startsWith('properties[') : properties.has(property)) return null;
    if (property !== undefined) properties.set(property, value);
    else if (name === 'id') variantId = Number(value);
    else if (name === 'quantity') quantity = value.trim() === '' ? 1 : Number(value);
    else if (name === 'selling_plan' && value !== '') sellingPlanId = Number(value);
  }
  const numbers = [variantId, quantity, sellingPlanId ?? 1];
  if (!numbers.every((number) => Number.isSafeInteger(number) && number > 0)) return null;
  return { variantId, quantity, properties: Object.fromEntries(properties), sellingPlanId };
}
