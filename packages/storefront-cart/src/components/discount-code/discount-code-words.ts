/** English; translations are in `words/`. */
export const DISCOUNT_CODE_WORDS = {
  applied: 'Applied codes',
  giftCards: 'Gift cards in use',
  enterFirst: 'Enter a code first.',
  checking: 'Checking…',
  accepted: (code: string) => `${code} is applied.`,
  already: (code: string) => `${code} is already applied.`,
  saves: (amount: string) => `saves ${amount}`,
  /** Applied without taking anything off here: for the delivery, which checkout asks for. */
  atCheckout: 'Applied: checkout shows what it saves',
  /** As the default of the merchant's text. */
  invalid: 'Invalid Discount Code',
  idle: 'gives nothing for this cart',
  savesMore: (code: string) => `${code} saves more`,
  othersSaveMore: 'Your other discounts save more',
  alreadyFree: 'You already have free shipping',
  remove: (code: string) => `Remove ${code}`,
  about: (code: string, message: string) => `${code}: ${message}`,
  giftCard: (last: string) => `Gift card ending in ${last}`,
  pays: (amount: string) => `pays ${amount}`,
  /** Of a gift card that others leave nothing to pay. */
  paysNothing: 'Nothing left to pay',
  due: 'To pay',
  /** In its place where gift cards pay for all that is in the cart. */
  dueWithoutDelivery: 'To pay, without delivery',
  /** Below codes that save something, while free shipping is earned: they may not combine. */
  shippingOpen: 'Checkout shows if free shipping still applies.',
  giftCardAccepted: 'The gift card is applied.',
  costsGift: (codes: string, gifts: string) => `Use code ${codes} and lose your free gift: ${gifts}?`,
  keepGift: 'Keep the gift',
  useCode: 'Use the code',
  /** Why a code gives nothing, by Shopify's name for it; for an unknown code the merchant has a text. */
  reasons: {
    DISCOUNT_CODE_NOT_HONOURED: 'It cannot be combined with your other discounts.',
    DISCOUNT_CURRENTLY_INACTIVE: 'It is not valid now: it may have ended or not begun yet.',
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'It is not meant for your account.',
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'You have used it as often as you may.',
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'It is for customers: log in, or enter your details at checkout.',
    DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'It is for the other way to buy: once, or as a subscription.',
    DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'Nothing in your cart is part of this offer.',
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'It does not apply to the delivery of this order.',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: 'Your order is below the amount that it asks for.',
    DISCOUNT_QUANTITY_NOT_IN_RANGE: 'Your cart does not have the number of items that it asks for.',
    DISCOUNT_USAGE_LIMIT_REACHED: 'It has been used up.',
    PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'Gift cards cannot be used for this order.',
  },
};
