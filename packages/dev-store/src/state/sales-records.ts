import type { Contact } from '../orders/contact';
import type { OrderDraft } from '../orders/order';

/** A checkout that has not become an order. */
export interface CheckoutRecord {
  /** Nobody can guess it; the order's page is found by it later. */
  readonly token: string;
  readonly cartToken: string;
  readonly contact: Contact;
  /** The handle of the delivery option that was chosen; null before. */
  readonly delivery: string | null;
  /** A payment whose end is not known; absent when there is none. */
  readonly attempt?: PaymentAttempt;
}

/** Payment that the gateway was asked to charge, and the order that it makes. */
export interface PaymentAttempt {
  readonly key: string;
  readonly order: OrderDraft;
}

/** Charge under a key: money was taken under it, or it will never take any. */
export interface Charge {
  readonly key: string;
  readonly status: 'charged' | 'closed';
  /** In subunits of the currency; 0 when the key was closed before anything was charged. */
  readonly amount: number;
  readonly currency: string;
}
