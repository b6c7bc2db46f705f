/** English; translations are in `words/`. */
export const LINE_OFFERS_WORDS = {
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  variantOf: (title: string) => `Variant of ${title}`,
  looking: 'Loading variants',
  soldOut: 'sold out',
  planOf: (title: string) => `Purchase options for ${title}`,
  planChoice: (title: string) => `Subscription for ${title}`,
  save: (discount: string) => `Save ${discount}`,
  offersFor: (title: string) => `Offers for ${title}`,
  packsOf: (units: number) => `Only in packs of ${units}`,
  atLeast: (units: number) => `At least ${units}`,
  atMost: (units: number) => `At most ${units}`,
};
