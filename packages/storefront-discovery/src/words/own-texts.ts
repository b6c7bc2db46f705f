/** Texts that merchants get, and may leave as they are. */
type OwnText =
  | 'Featured'
  | 'Load more'
  | 'Load More Products'
  | 'Showing results for "{term}" ({count})'
  | 'Sold Out'
  | 'Add to Cart';

/** Such texts in another language; what a merchant has written stays as it is. */
export function ownTexts(texts: Readonly<Record<OwnText, string>>): (text: string) => string {
  const own = new Map<string, string>(Object.entries(texts));
  return (text) => own.get(text) ?? text;
}
