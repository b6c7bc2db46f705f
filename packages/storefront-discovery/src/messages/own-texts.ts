/** Default texts of lists, which merchants may leave unchanged. */
export type ListText =
  | 'Featured'
  | 'Load more'
  | 'Load More Products'
  | 'Showing results for "{term}" ({count})'
  | 'Sold Out'
  | 'Add to Cart';

/** Default texts of widgets. */
export type WidgetText =
  | 'You may also like'
  | 'Add'
  | 'Added'
  | 'Sold out'
  | 'Choose'
  | 'Quantity'
  | 'One-time purchase'
  | 'Subscribe and save'
  | 'Offer ends in'
  | 'Frequently bought together'
  | 'Add selected to cart'
  | 'Recently viewed'
  | 'Buy again'
  | 'Best sellers'
  | 'Build your own box'
  | 'Mix and match: 3 for 2'
  | 'Starter kit'
  | 'Choose your products'
  | 'Choose your favorites'
  | 'Add something extra'
  | 'Choose three'
  | 'Choose the base'
  | 'Choose a refill'
  | 'Add bundle to cart'
  | 'Choose {remaining} more'
  | 'Your bundle is ready'
  | 'You save {amount}';

/** Translates default texts; merchants' own texts stay. */
export function ownTexts<Text extends ListText | WidgetText>(
  texts: Readonly<Record<Text, string>>,
): (text: string) => string {
  const own = new Map<string, string>(Object.entries(texts));
  return (text) => own.get(text) ?? text;
}
