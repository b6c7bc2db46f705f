/** English; translations are in `languages/`. */
export const DISCOUNT_CODE_MESSAGES = {
  applied: 'Applied codes',
  giftCards: 'Applied gift cards',
  enterFirst: 'Enter a code first.',
  checking: 'Checking…',
  accepted: (code: string) => `${code} applied.`,
  already: (code: string) => `${code} is already applied.`,
  saves: (amount: string) => `saves ${amount}`,
  /**
   * Status of a code that is applied without a discount in the cart: it is for delivery, which checkout
   * calculates.
   */
  atCheckout: 'Applied at checkout',
  /** Same as the default of the merchant's text. */
  invalid: 'Invalid Discount Code',
  idle: 'doesn’t apply to this cart',
  savesMore: (code: string) => `${code} saves more`,
  othersSaveMore: 'Your other discounts save more',
  alreadyFree: 'You already have free shipping',
  besideFreeShipping: 'You’ve already earned free shipping. Checkout shows if it still applies.',
  remove: (code: string) => `Remove ${code}`,
  about: (code: string, message: string) => `${code}: ${message}`,
  giftCard: (last: string) => `Gift card ending in ${last}`,
  pays: (amount: string) => `pays ${amount}`,
  /** Status of a gift card when others cover the total. */
  paysNothing: 'Nothing left to pay',
  due: 'To pay',
  /** Label if gift cards cover everything in the cart. */
  dueWithoutDelivery: 'To pay, excluding delivery',
  /** Note below codes with a discount, while free shipping is earned: they may not combine. */
  shippingOpen: 'Checkout shows if free shipping still applies.',
  giftCardAccepted: 'Gift card applied.',
  costsGift: (codes: string, gifts: string, count: number) =>
    `Use code ${codes} and lose your free gift${count === 1 ? '' : 's'}: ${gifts}?`,
  costsRewards: (codes: string, rewards: string) => `Use code ${codes} and lose your rewards: ${rewards}?`,
  /** Text after the question about gifts. */
  alsoCosts: (rewards: string) => `You’d also lose: ${rewards}.`,
  /** Question if none of the lost rewards has a name. */
  useCodes: (codes: string) => `Use code ${codes}?`,
  /** Name in a list of rewards. */
  freeShipping: 'free shipping',
  withCodes: (codes: string) => `With ${codes}`,
  withoutCodes: (codes: string) => `Without ${codes}`,
  /** Label of a total that free shipping isn't part of anymore. */
  plusShipping: (label: string) => `${label}, plus shipping`,
  keepGift: 'Keep gift',
  keepRewards: 'Keep rewards',
  useCode: 'Use code',
};
