import type { AddItem, Intent } from '../../state/ports/intent';
import type { StoreCart, StoreLine } from '../../state/ports/store-cart';
import { gid, lineId } from './cart-summary';

type Json = Readonly<Record<string, unknown>>;

/**
 * Intents of an `updateCart` payload, in platform order; null if it isn't expressible as intents or not of the
 * documented shape, which is left to the platform.
 */
export function intentsOf(payload: unknown, cart: StoreCart): readonly Intent[] | null {
  if (!isObject(payload)) return null;
  const { cartId, lines = [], note, attributes, discountCodes } = payload;
  if (cartId !== undefined && cartId !== cart.token && cartId !== gid('Cart', cart.token)) return null;
  if (!Array.isArray(lines)) return null;
  const adds: AddItem[] = [];
  const changes: Intent[] = [];
  for (const line of lines) {
    if (!isObject(line) || !Number.isSafeInteger(line.quantity) || Number(line.quantity) < 0) return null;
    if (line.id === undefined) {
      const item = addItem(line);
      if (!item) return null;
      adds.push(item);
    } else {
      const change = lineChange(line, cart);
      if (!change) return null;
      changes.push(change);
    }
  }
  const intents: Intent[] = adds.length > 0 ? [{ type: 'add', items: adds }, ...changes] : changes;
  if (note !== undefined) {
    if (typeof note !== 'string') return null;
    intents.push({ type: 'note', note });
  }
  if (attributes !== undefined) {
    const wanted = pairs(attributes);
    if (!wanted) return null;
    // The list is complete, and an empty value removes an attribute.
    const gone = Object.fromEntries(Object.keys(cart.attributes).map((name) => [name, '']));
    intents.push({ type: 'attributes', attributes: { ...gone, ...wanted } });
  }
  if (discountCodes !== undefined) {
    if (!isTexts(discountCodes)) return null;
    const kept = discountCodes.map((code) => code.toLowerCase());
    const old = cart.codes.map(({ code }) => code);
    const remove = old.filter((code) => !kept.includes(code.toLowerCase()));
    intents.push({ type: 'codes', apply: discountCodes, remove });
  }
  return intents.length > 0 ? intents : null;
}

function addItem({ merchandiseId, quantity, attributes = [], sellingPlanId }: Json): AddItem | null {
  const variantId = numberOf(merchandiseId);
  const properties = pairs(attributes);
  const plan = sellingPlanId === undefined ? null : numberOf(sellingPlanId);
  const wrong = variantId === null || !properties || quantity === 0;
  if (wrong || (sellingPlanId !== undefined && plan === null)) return null;
  return { variantId, quantity: Number(quantity), properties, sellingPlanId: plan };
}

function lineChange({ id, quantity, attributes, sellingPlanId }: Json, cart: StoreCart): Intent | null {
  if (attributes !== undefined || sellingPlanId !== undefined) return null;
  const line = cart.lines.find(({ key }) => isLine(cart, key, id));
  return line ? { type: 'set_quantity', line: nameOf(line), quantity: Number(quantity) } : null;
}

/** Matches line ids with or without the cart they belong to. */
function isLine(cart: StoreCart, key: string, id: unknown): boolean {
  const full = lineId(cart, key);
  return id === key || id === full || id === full.split('?')[0];
}

function nameOf({ key, variantId, properties, sellingPlan }: StoreLine) {
  return { key, variantId, properties, sellingPlanId: sellingPlan?.id ?? null };
}

/** Numeric id of a GID or a plain id. */
function numberOf(id: unknown): number | null {
  const number = Number(/^(?:gid:\/\/shopify\/\w+\/)?(\d+)$/.exec(String(id))?.[1]);
  return Number.isSafeInteger(number) ? number : null;
}

function pairs(value: unknown): Record<string, string> | null {
  if (!Array.isArray(value)) return null;
  const named: Record<string, string> = {};
  for (const pair of value) {
    if (!isObject(pair) || typeof pair.key !== 'string' || typeof pair.value !== 'string') return null;
    named[pair.key] = pair.value;
  }
  return named;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
