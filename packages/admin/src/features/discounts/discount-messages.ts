import type {
  AutomaticDiscountNode,
  ListedNeed,
  MissingDiscount,
  OwnDiscount,
} from '@cartwright/core/contract/automatic-discounts';
import { smallestUnit } from '@cartwright/core/money/currency';
import { majorToSubunits } from '@cartwright/core/money/decimal';
import { formatMoney } from '@cartwright/core/money/format-money';
import { OFFERS_ID } from '@cartwright/core/rewards/config';
import { momentText } from '../../shared/format/schedule-text';

type Gives = ListedNeed['gives'];
type AmountOff = Gives['orderDiscounts'][number];

/** Value of a discount as one line. Amounts are in the shop's `currency`. */
export function givesMessage(
  { freeShipping, gifts, orderDiscounts, volume, widgets, bundles }: Gives,
  currency: string,
): string {
  const off = (each: AmountOff) => amountMessage(each, currency);
  const parts = [
    ...(freeShipping ? ['free shipping'] : []),
    ...(gifts > 0 ? [gifts === 1 ? '1 free gift' : `${gifts} free gifts`] : []),
    ...(orderDiscounts.length > 0 ? [`${oneOf(orderDiscounts.map(off))} off orders`] : []),
    ...(volume ? [`Buy More Save More, up to ${off(volume)} off`] : []),
    ...(widgets.length > 0 ? [`${oneOf(widgets.map(off))} off products of widgets`] : []),
    ...(bundles > 0 ? [bundles === 1 ? 'discounts of 1 bundle' : `discounts of ${bundles} bundles`] : []),
  ];
  const line = parts.join(' · ');
  return line === '' ? 'No rewards' : line.charAt(0).toUpperCase() + line.slice(1);
}

function amountMessage({ kind, value }: AmountOff, currency: string): string {
  if (kind === 'percentage') return `${value}%`;
  const amount = majorToSubunits(value, smallestUnit(currency));
  return amount === null ? value : formatMoney(amount, currency, 'en-US');
}

function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
}

/** Period in which a discount is needed, in the shop's time zone (IANA name). */
export function windowMessage(
  { startsAt, endsAt }: Pick<ListedNeed, 'startsAt' | 'endsAt'>,
  timezone: string | undefined,
): string {
  // Non-breaking spaces, so that lines wrap between dates only.
  const moment = (instant: string) => momentText(instant, timezone).replace(/\s/g, '\u00a0');
  if (startsAt !== null && endsAt !== null) return `${moment(startsAt)} – ${moment(endsAt)}`;
  if (endsAt !== null) return `Until ${moment(endsAt)}`;
  return startsAt === null ? 'No end date' : `From ${moment(startsAt)}`;
}

const DIFFERENCES: Record<OwnDiscount['differences'][number], string> = {
  title: 'title',
  classes: 'discount types',
  combination: 'combinations',
  time: 'dates',
  rewards: 'rewards',
  publication: 'app data',
};

/** Problem of a discount, or why it isn't needed; null if it is right. */
export function stateLabel(
  { status }: Pick<AutomaticDiscountNode, 'status'>,
  own: OwnDiscount,
): string | null {
  const isOffers = own.cart.id === OFFERS_ID;
  const owner = isOffers ? 'your widgets and bundles' : 'the cart';
  switch (own.state) {
    case 'right':
      return null;
    case 'differs': {
      const isHeld = own.reason === 'held';
      if (own.differences.includes('time') && status === 'EXPIRED' && !isHeld) {
        return `Ended in Shopify, but ${owner} still need${isOffers ? '' : 's'} it. Choose Repair to start it again.`;
      }
      const names = own.differences.map((each) => DIFFERENCES[each]);
      const listed = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
      return `Doesn’t match ${owner}: ${listed}. ${isHeld ? `Publishing is paused: ${REVIEW}` : 'Choose Repair to update it.'}`;
    }
    case 'not_needed':
      return [originMessage(own), own.removable ? '' : STILL_SHOWN].filter(Boolean).join(' ');
    default: {
      const unknown: never = own.state;
      return unknown;
    }
  }
}

const REVIEW = 'choose Review to decide what your store shows.';

const STILL_SHOWN = 'Your store still shows this cart, so the discount stays for now.';

function originMessage({ from, cart }: OwnDiscount): string {
  switch (from) {
    case 'here':
      if (cart.id === OFFERS_ID) return 'No widget or bundle gives a discount or a gift anymore.';
      return cart.exists ? 'The cart doesn’t need it anymore.' : 'Its cart was deleted.';
    case 'elsewhere':
      return 'Published by another installation of Cartwright.';
    case 'later':
      return 'Published from here, but newer than what’s saved here.';
    case 'unknown':
      return 'Published by an unknown source.';
    default: {
      const unknown: never = from;
      return unknown;
    }
  }
}

/** Reason why a discount is missing, and next steps. */
export function missingMessage({ reason, title }: Pick<MissingDiscount, 'reason' | 'title'>): string {
  switch (reason) {
    case 'held':
      return `Publishing is paused, so checkout doesn’t give the rewards of this discount. To continue, ${REVIEW}`;
    case 'no_room':
      return 'Shopify has no room for it. End another automatic discount in Shopify, then choose Repair.';
    case 'title_taken':
      return `Another discount is already called "${title}". Rename that one or the cart, then choose Repair.`;
    case null:
      return 'Shopify doesn’t have this discount, so checkout doesn’t give its rewards. Choose Repair to create it.';
    default: {
      const unknown: never = reason;
      return unknown;
    }
  }
}

/** Since when the discount function fails, and next steps. */
export function errorMessage(
  { errorsFirstOccurredAt, hasBeenSharedSinceLastError }: NonNullable<OwnDiscount['errorHistory']>,
  timezone: string | undefined,
): string {
  const since = `Shopify has reported errors since ${momentText(errorsFirstOccurredAt, timezone)}: checkout may not give all rewards.`;
  const next = hasBeenSharedSinceLastError
    ? 'The details have been shared with Cartwright.'
    : 'Open the discount in Shopify to see the details and share them with Cartwright.';
  return `${since} ${next}`;
}
