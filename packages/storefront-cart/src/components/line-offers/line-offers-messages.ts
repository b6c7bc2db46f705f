/** English; translations are in `languages/`. */
export const LINE_OFFERS_MESSAGES = {
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  variantOf: (title: string) => `Variant of ${title}`,
  looking: 'Loading variants',
  soldOut: 'sold out',
  chooseRest: 'Choose the rest to change this item',
  planOf: (title: string) => `Purchase options for ${title}`,
  planChoice: (title: string) => `Subscription for ${title}`,
  /** Percentage as a plain decimal: "12.5". */
  percent: (number: string) => `${number}%`,
  save: (discount: string) => `Save ${discount}`,
  offersFor: (title: string) => `Offers for ${title}`,
  /** Message about volume offers. `causes`: codes and discounts of others, separated by plus signs. */
  lost: (causes: string) => `With ${causes} this offer doesn’t apply.`,
  lostNow: 'This offer doesn’t apply right now.',
  packsOf: (units: number) => `Only in packs of ${units}`,
  atLeast: (units: number) => `At least ${units}`,
  atMost: (units: number) => `At most ${units}`,
};
