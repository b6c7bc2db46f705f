import type { ConsentPort } from '@cartwright/storefront-kit/ports/analytics';
import type { LockPort } from '@cartwright/storefront-kit/ports/ports';
import { isJson } from '@cartwright/storefront-kit/shopify/json';
import type { CartStorage, StorageKey } from '../state/ports/storage-keys';

const NAME: StorageKey = 'cartwright:link';

/** Cart attribute that is copied to the order. Shopify hides attributes with this prefix from storefronts. */
export const LINK_ATTRIBUTE = '__cw';

/** Fields of the shopper's cart that a link needs. */
export interface LinkedCart {
  /** Cart token; the part after the question mark is secret. */
  readonly token: string;
  /** Units. */
  readonly count: number;
  /** Current value of the attribute, where the store exposes it. */
  readonly link: string | null;
}

interface Ports {
  readonly storage: CartStorage;
  readonly consent: ConsentPort;
  /** Cross-tab lock for cart writes. */
  readonly lock: LockPort;
  /** Reads the cart; null on failure. */
  readonly read: () => Promise<LinkedCart | null>;
  /** Sets the attribute; false where that failed. */
  readonly write: (value: string) => Promise<boolean>;
  /** Current session; null without consent. */
  readonly session: () => string | null;
  readonly newId: () => string;
  readonly tell: (link: string) => void;
  /** Whether the stored link may belong to another cart, as when the page was rendered with an empty cart. */
  readonly isAmbiguous: boolean;
}

/** Stored entry, with consent: the link of a cart and the session it was reported with. */
interface Kept {
  readonly cart: string;
  readonly link: string;
  readonly session: string | null;
}

export interface CartLink {
  /** Links a cart that may have lines, unless it is already linked, and reports the link once per session. */
  look(): Promise<void>;
  /** Invalidates the known cart: the shopper may have another one by now. */
  doubt(): void;
  /** Removes the link once consent is withdrawn. */
  withdraw(): Promise<void>;
}

/**
 * Link of the shopper's cart with the visitor's session: a random attribute that its order keeps (ADR 90). A cart
 * is written to once, after its first line, and keeps the attribute.
 */
export function cartLink(ports: Ports): CartLink {
  const { storage, consent, lock, read, write, session, newId, tell } = ports;
  let isSure = !ports.isAmbiguous;
  let isDue = false;

  const keep = (kept: Kept | null) => storage.write(NAME, kept ? JSON.stringify(kept) : '');

  /** Whether the known cart is linked and reported in this session. */
  function isDone(): boolean {
    const kept = isSure ? readKept(storage) : null;
    return kept !== null && kept.session === session();
  }

  async function link(): Promise<void> {
    isDue = false;
    if (!consent.allowed() || isDone()) return;
    const cart = await read();
    const now = session();
    if (!cart || cart.count === 0 || now === null) return;
    const name = nameOf(cart);
    const before = readKept(storage);
    const known = before?.cart === name ? before : null;
    const value = known?.link ?? cart.link ?? newId();
    if (!known) {
      keep({ cart: name, link: value, session: null });
      // Without working storage, every page would write the attribute again.
      if (readKept(storage)?.link !== value) return;
      if (cart.link !== value && !(await write(value))) return keep(before);
      if (!consent.allowed()) {
        keep(null);
        await write('');
        return;
      }
    }
    isSure = true;
    if (known?.session === now) return;
    keep({ cart: name, link: value, session: now });
    tell(value);
  }

  return {
    async look() {
      // One queued run is enough.
      if (isDue || !consent.allowed() || isDone()) return;
      isDue = true;
      await lock.run(link);
    },
    doubt() {
      isSure = false;
    },
    async withdraw() {
      const kept = consent.allowed() ? null : readKept(storage);
      if (!kept) return;
      keep(null);
      await lock.run(async () => {
        const cart = await read();
        if (cart && cart.count > 0 && nameOf(cart) === kept.cart) await write('');
      });
    },
  };
}

const nameOf = ({ token }: LinkedCart) => token.split('?')[0] ?? '';

/** UUID pattern; storage and cart attributes are untrusted input. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

function readKept(storage: CartStorage): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage.read(NAME) || 'null');
    if (!isJson(kept) || typeof kept.cart !== 'string' || !isId(kept.link)) return null;
    return { cart: kept.cart, link: kept.link, session: isId(kept.session) ? kept.session : null };
  } catch {
    return null;
  }
}

/** Cart from a `cart.js` response; null for anything else. */
export function readLinkedCart(response: unknown): LinkedCart | null {
  if (!isJson(response) || typeof response.token !== 'string' || typeof response.item_count !== 'number')
    return null;
  const value = isJson(response.attributes) ? response.attributes[LINK_ATTRIBUTE] : null;
  return { token: response.token, count: response.item_count, link: isId(value) ? value : null };
}
