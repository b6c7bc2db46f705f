import { type Issue, issue } from '../editing/issue';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';

const TOO_MANY = `You can publish up to ${LIST_LIMITS.metafields} metafields.`;

/** Source: Shopify, metafields: letters, digits, hyphens and underscores; a namespace has 3 to 255, a key 2 to 64. */
const NAME = /^[\w-]{3,255}\.[\w-]{2,64}$/;

/** Why a metafield (`namespace.key`) cannot be added to a list; null when it can. */
export function metafieldIssue(
  name: string,
  names: readonly string[],
): Pick<Issue, 'code' | 'message'> | null {
  if (!NAME.test(name)) {
    const message = 'Enter a metafield as namespace.key, for example custom.material.';
    return { code: 'metafield_name', message };
  }
  if (names.includes(name)) {
    return { code: 'metafield_twice', message: 'This metafield is already in the list.' };
  }
  return names.length >= LIST_LIMITS.metafields ? { code: 'metafields_many', message: TOO_MANY } : null;
}

/** Issues that keep a cart's list of product metafields from being published; each is at the entry that it is about. */
export function metafieldsIssues(names: readonly string[]): Issue[] {
  const most = LIST_LIMITS.metafields;
  const issues = names.slice(0, most).flatMap((name, index) => {
    const found = metafieldIssue(name, names.slice(0, index));
    const named = name.length > TEXT_LIMITS.metafield ? `${name.slice(0, 50)}…` : name;
    return found ? [issue(found.code, ['productMetafields', index], `${named}: ${found.message}`)] : [];
  });
  const many = names.length > most ? [issue('metafields_many', ['productMetafields'], TOO_MANY)] : [];
  return [...issues, ...many];
}

/** The product metafields (`namespace.key`) that a cart publishes; none while that is switched off. */
export function listedMetafields({
  productMetafieldsEnabled,
  productMetafields,
}: {
  readonly productMetafieldsEnabled: boolean;
  readonly productMetafields: readonly string[];
}): readonly string[] {
  if (!productMetafieldsEnabled) return [];
  const listed: string[] = [];
  // What is being edited, or was saved before it was checked, may have others; Shopify would refuse to be asked for them.
  for (const name of productMetafields) if (metafieldIssue(name, listed) === null) listed.push(name);
  return listed;
}
