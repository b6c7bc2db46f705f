import { type Issue, issue } from '../issue';

/** How many product metafields a cart lists at most: each is in every page for every product. */
const MOST = 20;

/** Source: Shopify, metafields: letters, digits, hyphens and underscores; a namespace has 3 to 255, a key 2 to 64. */
const NAME = /^[\w-]{3,255}\.[\w-]{2,64}$/;

/** Why a metafield (`namespace.key`) cannot be added to a list; null when it can. */
export function metafieldIssue(
  name: string,
  names: readonly string[],
): Pick<Issue, 'code' | 'message'> | null {
  if (!NAME.test(name)) {
    const message = 'Type a metafield as namespace.key, for example custom.material.';
    return { code: 'metafield_name', message };
  }
  if (names.includes(name)) {
    return { code: 'metafield_twice', message: 'This metafield is in the list already.' };
  }
  const message = `At most ${MOST} metafields can be published.`;
  return names.length >= MOST ? { code: 'metafields_many', message } : null;
}

/** What keeps a cart's list of product metafields from being published; each issue is at the entry that it is about. */
export function metafieldsIssues(names: readonly string[]): Issue[] {
  return names.flatMap((name, index) => {
    const found = metafieldIssue(name, names.slice(0, index));
    return found ? [issue(found.code, ['productMetafields', index], `${name}: ${found.message}`)] : [];
  });
}
