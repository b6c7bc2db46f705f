/** How many metafields a cart publishes at most: each is in the page for every product. */
const MOST = 20;

/** Shopify: letters, digits, hyphens and underscores; a namespace has 3 to 255 of them, a key 2 to 64. */
const NAME = /^[\w-]{3,255}\.[\w-]{2,64}$/;

/** Why a name cannot be added to the list; null when it can. */
export function metafieldProblem(name: string, names: readonly string[]): string | null {
  if (!NAME.test(name)) return 'Type a metafield as namespace.key, for example custom.material.';
  if (names.includes(name)) return 'This metafield is in the list already.';
  return names.length >= MOST ? `At most ${MOST} metafields can be published.` : null;
}
