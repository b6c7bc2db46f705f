import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { giftCardId } from '../catalogue/gift-card-codes';
import type { StoreContext } from '../context/store-context';
import type { Application, LineShare } from '../engine/discounts/allocation';
import { payByGiftCards } from '../engine/pay-by-gift-cards';
import type { PricedCart } from '../engine/price-cart';

/** Cart in the Storefront API's format, in the cart's currency; gift card balances in the shop's. */
export function cartSource(store: StoreContext, cart: PricedCart, id: string) {
  const { market } = cart;
  const money = (amount: number, currencyCode = market.currency) => ({
    amount: subunitsToMajor(amount),
    currencyCode,
  });
  const allocation = (application: Application, amount: number) => ({
    ...(application.type === 'discount_code'
      ? { __typename: 'CartCodeDiscountAllocation', code: application.title }
      : { __typename: 'CartAutomaticDiscountAllocation', title: application.title }),
    discountedAmount: money(amount),
    targetType: 'LINE_ITEM',
  });
  return {
    __typename: 'Cart',
    id,
    note: cart.state.note,
    totalQuantity: cart.lines.reduce((sum, { state }) => sum + state.quantity, 0),
    cost: { subtotalAmount: money(cart.itemsSubtotal), totalAmount: money(cart.total) },
    discountCodes: cart.codes,
    discountAllocations: orderShares(cart).map(([application, amount]) => allocation(application, amount)),
    lines: ({ first }: { first?: number }) => ({
      nodes: cart.lines.slice(0, first).map(({ key, state, productShare }) => ({
        __typename: 'CartLine',
        id: `gid://shopify/CartLine/${key}`,
        quantity: state.quantity,
        discountAllocations: productShare ? [allocation(productShare.application, productShare.amount)] : [],
      })),
    }),
    appliedGiftCards: payByGiftCards(store.giftCards, cart, cart.total).map(
      ({ code, balance, used, usedInShop }) => ({
        __typename: 'AppliedGiftCard',
        id: giftCardId(code),
        lastCharacters: code.slice(-4),
        balance: money(balance, store.shop.currency),
        amountUsed: money(usedInShop, store.shop.currency),
        presentmentAmountUsed: money(used),
      }),
    ),
  };
}

/** Order discounts with their amounts; product discounts are allocated to lines. */
function orderShares(cart: PricedCart): [Application, number][] {
  const sums = new Map<Application, number>();
  const shares = cart.lines.flatMap((line): LineShare[] => [...line.orderShares]);
  for (const { application, amount } of shares) sums.set(application, (sums.get(application) ?? 0) + amount);
  return [...sums];
}
