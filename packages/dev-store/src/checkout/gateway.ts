import type { Sales } from '../state/sales-state';

export interface ChargeRequest {
  /** Idempotency key: however often it is sent, money is taken once. */
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly card: string;
}

/** `lost`: no answer came, and the money may have been taken. `closed`: the key takes no money any more. */
export type ChargeResult = 'charged' | 'declined' | 'lost' | 'closed';

/** Who takes the money. */
export interface Gateway {
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /**
   * What became of a key. One under which nothing was charged is closed, so that a request which is still on its way
   * cannot charge later.
   */
  settle(key: string): Promise<'charged' | 'closed'>;
}

/** The cards that this gateway knows, as those of Shopify's bogus gateway are single digits. */
export const TEST_CARDS = {
  1: 'is accepted',
  2: 'is declined',
  3: 'is charged, but the answer gets lost',
  4: 'gets lost before it is charged',
} as const;

export function isTestCard(number: string): boolean {
  return Object.hasOwn(TEST_CARDS, number);
}

/** A gateway that takes no real money and keeps its charges with the store. */
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
