import { type Issue, issue } from '../issue';

/** How many product metafields a cart lists at most: each is in every page for every product. */
const MOST = 20;
const TOO_MANY = `At most ${MOST} metafields can be published.`;

/** The longest name that Shopify has, with its dot. */
const LONGEST = 255 + 1 + 64;

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
  return names.length >= MOST ? { code: 'metafields_many', message: TOO_MANY } : null;
}

/**
 * What keeps a cart's list of product metafields from being saved; each issue is at the entry that it is about. Of a list
 * that is switched off (`on` is false) only what no list may be: longer than any that can be published.
 */
export function metafieldsIssues(names: readonly string[], on: boolean): Issue[] {
  const issues = names.slice(0, MOST).flatMap((name, index) => {
    const found = on || name.length > LONGEST ? metafieldIssue(name, names.slice(0, index)) : null;
    const named = name.length > LONGEST ? `${name.slice(0, 50)}…` : name;
    return found ? [issue(found.code, ['productMetafields', index], `${named}: ${found.message}`)] : [];
  });
  const many = names.length > MOST ? [issue('metafields_many', ['productMetafields', MOST], TOO_MANY)] : [];
  return [...issues, ...many];
}
