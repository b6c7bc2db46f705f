/** Texts of merchants and shoppers, in the length that most write, and in the length that a few do. */
export interface Texts {
  readonly heading: string;
  readonly product: string;
  readonly otherProduct: string;
  readonly vendor: string;
  readonly variant: string;
  readonly property: string;
  readonly plan: string;
  readonly discount: string;
  readonly tier: string;
  readonly message: string;
  readonly giftArea: string;
  readonly button: string;
  readonly terms: string;
  readonly error: string;
  /** An amount in large units of a currency that has them. */
  readonly amount: string;
}

export const SHORT: Texts = {
  heading: 'Your cart',
  product: 'Highland Wool Throw',
  otherProduct: 'Enamel Mug',
  vendor: 'Fern & Field',
  variant: 'Moss / Large',
  property: 'For Mia, with love',
  plan: 'Delivered every month',
  discount: 'Buy More Save More!',
  tier: 'Free gift',
  message: 'away from a free gift',
  giftArea: 'Your free gifts',
  button: 'Check out',
  terms: 'I agree to the terms and conditions',
  error: 'Only 2 items were added to your cart due to availability.',
  amount: '$118.00',
};

export const LONG: Texts = {
  heading: 'Everything that you have put aside so far for the house and the garden',
  product:
    'Highland Wool Throw in Undyed Herringbone with Hand-Knotted Fringes, Woven in Small Batches on the Island of Lewis',
  otherProduct: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsbecher',
  vendor: 'The Fern & Field Trading Company of the Outer Hebrides, established 1868',
  variant: 'Moss and Heather / Extra large, for a bed of two metres / With a monogram',
  property:
    'For Mia, with love from all of us at number twelve. May it keep you warm through every winter that comes, and remind you of the summer in which we chose it.',
  plan: 'Delivered on the first working day of every month, paid for each delivery, to be ended at any time',
  discount: 'Buy More Save More: three or more throws of the winter collection, until the end of November',
  tier: 'A free gift of your choice from our kitchen',
  message: 'away from a free gift of your choice from our kitchen, wrapped in paper of our own',
  giftArea: 'Choose the free gifts that you would like to have with your order',
  button: 'Go on to the secure checkout',
  terms:
    'I have read and agree to the terms and conditions, the privacy policy, and the conditions of delivery and return',
  error:
    'Only 2 items of this product were added to your cart, because the store has no more of them at the moment. More of them will come in spring.',
  amount: 'IDR 12.345.678,90',
};
