import type { Reason } from './sources/reason';

export interface ReasonContext {
  readonly titleOf: (product: number) => string;
  /** Formats a minute of the shop's clock as a day: "4 May". */
  readonly dayOf: (minute: number) => string;
}

/** Reason for a recommendation, for the merchant. */
export function reasonMessage(reason: Reason, { titleOf, dayOf }: ReasonContext): string {
  switch (reason.reason) {
    case 'bought-together':
      return `Bought together with ${titleOf(reason.with)} in ${counted(reason.orders, 'order')}`;
    case 'bought-with-similar':
      return `Bought with products like ${titleOf(reason.like)}`;
    case 'popular':
      return 'Popular in this shop';
    case 'trending':
      return `${counted(reason.orders, 'order')} in the last 7 days, ${reason.before} in the 28 days before`;
    case 'viewed-next':
      return `${counted(reason.visitors, 'visitor')} who looked at ${titleOf(reason.after)} looked at this`;
    case 'bought-before':
      return `You bought this ${reason.times === 1 ? 'once' : `${reason.times} times`}, last on ${dayOf(reason.last)}`;
    case 'bought-after':
      return `Often bought after ${titleOf(reason.after)}`;
    case 'similar':
      return `Similar: ${reason.terms.join(', ')}`;
    case 'new':
      return 'New here';
    default:
      return reason satisfies never;
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
