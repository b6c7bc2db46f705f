import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { conflictDetails, type SavedCart, type setFallback } from '@cartwright/core/contract/carts';
import type { Publication } from '@cartwright/core/contract/publication';
import type { SavedWidget } from '@cartwright/core/contract/widgets';
import type { Issue } from '@cartwright/core/editing/issue';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { lockOf } from '@cartwright/core/smart-cart/commands/command';
import { duplicateCart } from '@cartwright/core/smart-cart/duplicate-cart';
import { newCart } from '@cartwright/core/smart-cart/new-cart';
import { validateCart } from '@cartwright/core/smart-cart/validate-cart';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import { type Done, type Refused, refused } from './outcome';
import type { VersionBackend } from './version-backend';

export const MAXIMUM_CARTS = 25;

type FallbackAnswer = ReturnType<typeof setFallback.answer.parse>;

/** What the server keeps, in memory: the same rules for carts, nothing of Shopify. */
export interface Backend {
  /** From now on whoever asks is of the app's own staff, or is not. */
  readonly beStaff: (isStaff: boolean) => void;
  readonly list: () => CartListItem[];
  readonly create: (name: string) => Done<SavedCart> | Refused;
  readonly read: (id: string) => Done<SavedCart> | Refused;
  readonly save: (
    id: string,
    cart: CartDocument,
    revision: number,
    /** What is to be said of the widgets that were sent along. */
    beside?: { readonly conflicts: readonly SavedWidget[]; readonly writable: boolean },
  ) => Done<SavedCart & { readonly turnedOff: string | null }> | Refused;
  readonly setFallback: (id: string, isFallback: boolean) => Done<FallbackAnswer> | Refused;
  readonly duplicate: (id: string) => Done<SavedCart> | Refused;
  readonly change: (
    id: string,
    changes: { name?: string | undefined; enabled?: boolean | undefined },
    revision: number,
  ) => Done<CartListItem> | Refused;
  readonly remove: (id: string, revision: number) => Done<Publication> | Refused;
  readonly publication: () => Publication;
}

export function createBackend(versions: VersionBackend): Backend {
  const carts = new Map<string, SavedCart>();
  let ids = 0;
  let instants = Date.UTC(2026, 0, 1);

  let isStaff = false;
  /** Staff may change what is locked. */
  const lockFor = (cart: CartDocument) => (isStaff ? null : lockOf(cart));

  const nextId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const now = () => {
    instants += 1000;
    return new Date(instants).toISOString();
  };
  const keep = (cart: CartDocument, revision: number): SavedCart => {
    const previewKey = carts.get(cart.id)?.previewKey ?? nextId();
    const saved = { cart, revision, updatedAt: now(), previewKey };
    carts.set(cart.id, saved);
    versions.keep({ kind: 'cart', cart }, revision, saved.updatedAt);
    return saved;
  };
  /** One cart is live without a schedule. */
  const keepAlone = (cart: CartDocument, revision: number) => {
    let turnedOff: string | null = null;
    for (const other of [...carts.values()].filter((each) => each.cart.id !== cart.id)) {
      const enabled = other.cart.enabled && (other.cart.isScheduled || !cart.enabled || cart.isScheduled);
      if (enabled === other.cart.enabled) continue;
      keep({ ...other.cart, enabled }, other.revision + 1);
      turnedOff = other.cart.name;
    }
    return { ...keep(cart, revision), turnedOff };
  };

  /** A locked cart that `cart` would turn off. */
  const inTheWay = (cart: CartDocument) =>
    cart.enabled && !cart.isScheduled
      ? [...carts.values()].find(
          (other) =>
            other.cart.id !== cart.id &&
            other.cart.enabled &&
            !other.cart.isScheduled &&
            lockFor(other.cart) !== null,
        )
      : undefined;

  return {
    beStaff: (staff) => {
      isStaff = staff;
    },
    list: () => [...carts.values()].reverse().map(listItemOf),
    create(name) {
      if (carts.size >= MAXIMUM_CARTS) {
        return refused('limit_reached', 'Maximum Carts Reached. Please delete an existing cart first.');
      }
      return { ok: true, value: keep(newCart(nextId(), name, nextId), 1) };
    },
    read(id) {
      const saved = carts.get(id);
      return saved ? { ok: true, value: saved } : missing();
    },
    save(id, sent, revision, beside = { conflicts: [], writable: false }) {
      // A shop without private keys.
      const cart = withGiftCardsIf(false, sent);
      if (cart.id !== id) {
        return refused('invalid_request', 'The cart of the path and of the body differ.', {
          issues: [{ code: 'id_mismatch', path: ['body', 'cart', 'id'], message: `Expected ${id}.` }],
        });
      }
      const issues = validateCart(cart);
      if (issues.length > 0) return invalid(issues);
      const saved = carts.get(id);
      if (!saved) return missing();
      const locked = lockFor(saved.cart);
      if (locked) return refused('forbidden', locked.message);
      if (saved.revision !== revision || beside.conflicts.length > 0) {
        return refused('conflict', 'Someone else saved this cart after you opened it.', {
          details: conflictDetails.parse({
            saved,
            savedBy: versions.savedBy('cart', id, saved.revision),
            yours: cart,
            widgets: beside.conflicts,
          }),
        });
      }
      const { isFallback, locked: isLocked, abTestLocked } = saved.cart;
      if (isFallback && cart.isScheduled && !saved.cart.isScheduled) return invalid([FALLBACK_SCHEDULED]);
      const locks = isStaff ? {} : { locked: isLocked, abTestLocked };
      const other = inTheWay(cart);
      if (other) return refused('forbidden', `“${other.cart.name}” is locked and cannot be turned off.`);
      const next = { ...cart, ...locks, isFallback };
      if (beside.writable && sameValue(next, saved.cart)) {
        return { ok: true, value: { ...saved, turnedOff: null } };
      }
      return { ok: true, value: keepAlone(next, revision + 1) };
    },
    setFallback(id, isFallback) {
      const saved = carts.get(id);
      if (!saved) return missing();
      const existing = [...carts.values()].find((each) => each.cart.isFallback && each.cart.id !== id);
      const answer = (cause: FallbackAnswer['cause'] = null, info: string | null = null) => ({
        ok: true as const,
        value: { successful: cause === null, cause, info, publication: PUBLISHED },
      });
      if (saved.cart.isFallback === isFallback) return answer();
      if (lockFor(saved.cart)) return answer('locked', saved.cart.name);
      if (isFallback && saved.cart.isScheduled) return answer('scheduled', saved.cart.name);
      if (isFallback && existing) {
        if (lockFor(existing.cart)) return answer('existing_fallback', existing.cart.name);
        keep({ ...existing.cart, isFallback: false }, existing.revision);
      }
      keep({ ...saved.cart, isFallback }, saved.revision);
      return answer();
    },
    duplicate(id) {
      const saved = carts.get(id);
      if (!saved) return missing();
      if (carts.size >= MAXIMUM_CARTS) return refused('limit_reached', 'Maximum Carts Reached');
      return { ok: true, value: keep(duplicateCart(saved.cart, { id: nextId(), newId: nextId }), 1) };
    },
    change(id, { name, enabled }, revision) {
      const saved = carts.get(id);
      if (!saved) return missing();
      const locked = lockFor(saved.cart);
      if (locked) return refused('forbidden', locked.message);
      if (saved.revision !== revision) return changedSince(saved);
      const cart = { ...saved.cart, name: name ?? saved.cart.name, enabled: enabled ?? saved.cart.enabled };
      const issues = enabled === true ? validateCart(cart) : [];
      if (issues.length > 0) return invalid(issues);
      const other = inTheWay(cart);
      if (other) return refused('forbidden', `“${other.cart.name}” is locked and cannot be turned off.`);
      return { ok: true, value: listItemOf(keepAlone(cart, revision + 1)) };
    },
    remove(id, revision) {
      const saved = carts.get(id);
      if (!saved) return missing();
      const locked = lockFor(saved.cart);
      if (locked) return refused('forbidden', locked.message);
      if (saved.revision !== revision) return changedSince(saved);
      carts.delete(id);
      versions.forget('cart', id);
      return { ok: true, value: PUBLISHED };
    },
    publication: () => PUBLISHED,
  };
}

const FALLBACK_SCHEDULED: Issue = {
  code: 'fallback_scheduled',
  path: ['isScheduled'],
  message: 'The fallback cart can’t have a schedule.',
};

const PUBLISHED: Publication = { status: 'published', message: null, warnings: [] };

function listItemOf({ cart, revision, updatedAt, previewKey }: SavedCart): CartListItem {
  const { id, name, isFallback, isScheduled, startDate, endDate, enabled } = cart;
  return {
    id,
    name,
    isFallback,
    isScheduled,
    startDate,
    endDate,
    enabled,
    updatedAt,
    revision,
    previewKey,
  };
}

const changedSince = (saved: SavedCart) =>
  refused('conflict', 'Someone changed this cart after the list was loaded.', { details: { saved } });

const invalid = (issues: readonly Issue[]) =>
  refused('invalid_cart', 'Unable to save. Fill in required fields.', { issues });

const missing = () => refused('not_found', 'This cart no longer exists.');
