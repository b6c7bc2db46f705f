import { subunits } from '../money/subunits';
import type { RewardCart, RewardLine } from '../rewards/cart';
import type { CartChange } from '../rewards/plan-cart-changes';

/** Price of a gift's unit in the fixtures, in hundredths of the currency's smallest unit. */
const GIFT_PRICE = 2000;

/** Cart after a store has executed a plan exactly: lines of the same variant and properties are merged. */
export function applyChanges(cart: RewardCart, changes: readonly CartChange[]): RewardCart {
  const unit = cart.currency === 'JPY' ? 100 : 1;
  const lines = changes.reduce<readonly RewardLine[]>((current, change) => {
    if (change.type === 'set') {
      return current.flatMap((line) =>
        line.key !== change.lineKey
          ? line
          : change.quantity === 0
            ? []
            : [withQuantity(line, change.quantity)],
      );
    }
    const identity = JSON.stringify([change.variantId, change.properties, null]);
    const same = current.find(
      (line) => JSON.stringify([line.variantId, line.properties, line.sellingPlanId]) === identity,
    );
    if (same) return current.map((line) => (line === same ? withQuantity(line, line.quantity + 1) : line));
    const added: RewardLine = {
      key: `added-${change.giftId}-${change.variantId}`,
      variantId: change.variantId,
      productId: Math.floor(change.variantId / 10) * 10,
      quantity: 1,
      linePrice: subunits(GIFT_PRICE * unit),
      othersDiscount: subunits(0),
      properties: change.properties,
      sellingPlanId: null,
      giftCard: false,
      charged: null,
    };
    return current.concat(added);
  }, cart.lines);
  return { ...cart, lines };
}

function withQuantity(line: RewardLine, quantity: number): RewardLine {
  return { ...line, quantity, linePrice: subunits((line.linePrice / line.quantity) * quantity) };
}
