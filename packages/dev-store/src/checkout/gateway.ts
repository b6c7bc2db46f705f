import type { Sales } from '../state/sales-state';

export interface ChargeRequest {
  /** Idempotency key. */
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly card: string;
}

/** `lost`: no response, possibly charged. `closed`: the key can no longer be charged. */
export type ChargeResult = 'charged' | 'declined' | 'lost' | 'closed';

/** Payment gateway. */
export interface Gateway {
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** Status of a key. An uncharged one is closed, so that a delayed request can't charge it. */
  settle(key: string): Promise<'charged' | 'closed'>;
}

/** Test cards, single digits as in Shopify's bogus gateway. */
export const TEST_CARDS = {
  1: 'is accepted',
  2: 'is declined',
  3: 'is charged, but the answer gets lost',
  4: 'gets lost before it is charged',
} as const;

export function isTestCard(number: string): boolean {
  return Object.hasOwn(TEST_CARDS, number);
}

/** Test gateway, which stores its charges with the sales. */
export function testGateway(sales: Sales): Gateway {
  return {
    async charge({ key, amount, currency, card }) {
      const known = sales.charge(key);
      if (known) return known.status;
      if (card === '4') return 'lost';
      if (card !== '1' && card !== '3') return 'declined';
      sales.write({ charge: { key, status: 'charged', amount, currency } });
      return card === '1' ? 'charged' : 'lost';
    },
    async settle(key) {
      const known = sales.charge(key);
      if (known) return known.status;
      sales.write({ charge: { key, status: 'closed', amount: 0, currency: '' } });
      return 'closed';
    },
  };
}
