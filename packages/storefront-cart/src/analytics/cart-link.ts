import type { ConsentPort } from '@cartwright/storefront-kit/ports/analytics';
import type { LockPort } from '@cartwright/storefront-kit/ports/ports';
import { isJson } from '@cartwright/storefront-kit/shopify/json';
import type { CartStorage, StorageKey } from '../state/ports/storage-keys';

const NAME: StorageKey = 'cartwright:link';

/** The attribute of the cart that its order keeps. Shopify shows names that begin so to no page. */
export const LINK_ATTRIBUTE = '__cw';

/** The shopper's cart, as far as a link needs it. */
export interface LinkedCart {
  /** What follows a question mark in it is a secret of the cart. */
  readonly token: string;
  /** Units. */
  readonly count: number;
  /** What the cart has as the attribute, where the store shows it. */
  readonly link: string | null;
}

interface Ports {
  readonly storage: CartStorage;
  readonly consent: ConsentPort;
  /** The tabs' lock of whoever writes to the cart. */
  readonly lock: LockPort;
  /** Null where it can't be read. */
  readonly read: () => Promise<LinkedCart | null>;
  /** Sets the attribute; false where that failed. */
  readonly write: (value: string) => Promise<boolean>;
  /** The session that goes on now; null without consent. */
  readonly session: () => string | null;
  readonly newId: () => string;
  readonly tell: (link: string) => void;
  /** Whether the cart may be another one than the browser's link is of, as where this page came with an empty one. */
  readonly isAmbiguous: boolean;
}

/** Entry of the browser, with consent: the link of a cart, and the session that it was reported with. */
interface Kept {
  readonly cart: string;
  readonly link: string;
  readonly session: string | null;
}

export interface CartLink {
  /** The cart may have lines: links it, unless it is known to be, and tells the link once for each session. */
  look(): Promise<void>;
  /** The shopper may have another cart by now. */
  doubt(): void;
  /** Takes the link back where consent is gone. */
  withdraw(): Promise<void>;
}

/**
 * The link of the shopper's cart with the visitor's session: a random attribute that its order keeps (ADR 90). A cart is
 * written to once, after it has its first line, and keeps what it has.
 */
export function cartLink(ports: Ports): CartLink {
  const { storage, consent, lock, read, write, session, newId, tell } = ports;
  let isSure = !ports.isAmbiguous;
  let isDue = false;

  const keep = (kept: Kept | null) => storage.write(NAME, kept ? JSON.stringify(kept) : '');

  /** Whether the cart that this page knows is linked, and told so in this session. */
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
      // A browser that keeps nothing would write it again on every page.
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
      // Of those that wait for the lock one is enough.
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

/** Form of a UUID: anybody may write to the storage of a page, and to the cart. */
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

/** The cart in an answer of `cart.js`; null for anything else. */
export function readLinkedCart(response: unknown): LinkedCart | null {
  if (!isJson(response) || typeof response.token !== 'string' || typeof response.item_count !== 'number')
    return null;
  const value = isJson(response.attributes) ? response.attributes[LINK_ATTRIBUTE] : null;
  return { token: response.token, count: response.item_count, link: isId(value) ? value : null };
}
