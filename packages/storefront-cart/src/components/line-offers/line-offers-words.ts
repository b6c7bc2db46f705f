/** English; translations are in `words/`. */
export const LINE_OFFERS_WORDS = {
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  variantOf: (title: string) => `Variant of ${title}`,
  looking: 'Looking up the variants',
  soldOut: 'sold out',
  planOf: (title: string) => `How ${title} is bought`,
  planChoice: (title: string) => `Subscription of ${title}`,
  save: (discount: string) => `Save ${discount}`,
  offersFor: (title: string) => `Offers for ${title}`,
  packsOf: (units: number) => `Only in packs of ${units}`,
  atLeast: (units: number) => `At least ${units}`,
  atMost: (units: number) => `At most ${units}`,
};
