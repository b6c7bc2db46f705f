import { browserStorage, tabLock } from '@cartwright/storefront-kit/browser/browser';
import { CHOICES } from '../state/gifts/choices-store';
import type { AddItem } from '../state/ports/intent';
import { MEETING } from '../state/ports/meeting';
import type { SentAdd } from '../state/requests/sent-add';
import { noteChange } from './native-changes';

/** Request timeout (milliseconds). */
const TIMEOUT = 20_000;

/** Browser limit of `keepalive` bodies (bytes). */
const MAX_KEPT_ALIVE = 65_536;

/**
 * Sends an add before the drawer loads, under the cross-tab lock. Delivered even if the page is left; the next page
 * then reads the cart. Null if the item is too large for that. Never rejects.
 */
export function sendAdd(root: string, item: AddItem): Promise<SentAdd> | null {
  const { variantId, quantity, properties, sellingPlanId } = item;
  const body = JSON.stringify({
    items: [{ id: variantId, quantity, properties, ...(sellingPlanId && { selling_plan: sellingPlanId }) }],
  });
  if (new Blob([body]).size > MAX_KEPT_ALIVE) return null;
  noteChange();
  const ask = (path: string, init: RequestInit) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), TIMEOUT);
    return fetch(root + path, { ...init, signal: abort.signal }).catch(() => null);
  };
  const send = async (): Promise<SentAdd> => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const added = await ask('cart/add.js', { method: 'POST', headers, body, keepalive: true });
    const cart = added?.ok ? await ask('cart.js', { cache: 'no-store' }) : null;
    return { added, cart, kept: browserStorage.read(CHOICES) };
  };
  let sent: Promise<SentAdd> | null = null;
  const once = () => {
    sent ??= send();
    return sent;
  };
  // Leaving doesn't wait for other tabs.
  addEventListener('pagehide', once, { once: true });
  return tabLock(MEETING).run(once);
}
