import type { GiftReason, GiftStatus } from '@cartwright/core/rewards/gift-state';
import type { GiftRowProps } from '../../src/cart/tiered-progress-bar/gift-row';
import { TOTE } from './drawings';

const nothing = () => undefined;

/** A gift in one variant in every status, and for every reason. A new one that has no story here does not compile. */
const IN_STATE: Record<GiftStatus | GiftReason, Pick<GiftRowProps, 'status' | 'statusText' | 'addLabel'>> = {
  locked: { status: 'locked', statusText: 'Unlocks at $75.00', addLabel: null },
  offered: { status: 'offered', statusText: 'Free with your order', addLabel: 'Add' },
  loading: { status: 'loading', statusText: 'Adding…', addLabel: null },
  in_cart: { status: 'in_cart', statusText: 'In your cart, free', addLabel: null },
  removed: { status: 'removed', statusText: 'Removed', addLabel: 'Add back' },
  unavailable: { status: 'unavailable', statusText: 'Not available right now', addLabel: null },
  sold_out: { status: 'unavailable', statusText: 'Sold out', addLabel: null },
  discounted: {
    status: 'locked',
    statusText: 'Removed: with the discount your order is below $75.00',
    addLabel: null,
  },
  charged: {
    status: 'unavailable',
    statusText: 'Removed: the store didn’t make it free',
    addLabel: 'Try again',
  },
  lost: { status: 'unavailable', statusText: 'Not available with LONELY30', addLabel: null },
};

export const gift = (props: Partial<GiftRowProps>): Omit<GiftRowProps, 'isElsewhere'> => ({
  id: 'gift',
  title: 'Market Tote',
  image: TOTE,
  status: 'offered',
  statusText: 'Choose your free gift',
  isPrompted: false,
  choices: [],
  pickerLabel: 'Choose a variant of Market Tote',
  addLabel: null,
  onAdd: nothing,
  onPick: nothing,
  ...props,
});

/** Gifts by the state's name. */
export const GIFTS = Object.entries(IN_STATE).map(([state, props]) => [state, gift(props)] as const);

/** Variants to choose from: `chosen` is the index of the one that is taken, `soldOut` of one that is unavailable. */
export const choices = (titles: readonly string[], chosen = -1, soldOut = -1): GiftRowProps['choices'] =>
  titles.map((label, index) => ({
    variantId: index + 1,
    label,
    chosen: index === chosen,
    unavailable: index === soldOut ? 'sold out' : null,
  }));
