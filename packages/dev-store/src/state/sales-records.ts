import type { Contact } from '../orders/contact';
import type { OrderDraft } from '../orders/order';

/** Checkout without an order. */
export interface CheckoutRecord {
  /** Unguessable token, which later identifies the order's page. */
  readonly token: string;
  readonly cartToken: string;
  readonly contact: Contact;
  /** Handle of the selected delivery option; null if none. */
  readonly delivery: string | null;
  /** Payment of unknown status; absent if none. */
  readonly attempt?: PaymentAttempt;
}

/** Payment sent to the gateway, and the resulting order. */
export interface PaymentAttempt {
  readonly key: string;
  readonly order: OrderDraft;
}

/** Settled idempotency key: either charged, or closed without a charge. */
export interface Charge {
  readonly key: string;
  readonly status: 'charged' | 'closed';
  /** In subunits of the currency; 0 if the key was closed without a charge. */
  readonly amount: number;
  readonly currency: string;
}
