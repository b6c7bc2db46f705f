import { type Issue, issue } from '../editing/issue';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';

const TOO_MANY = `You can publish up to ${LIST_LIMITS.metafields} metafields.`;

/** Source: Shopify, metafields: letters, digits, hyphens and underscores; a namespace has 3 to 255, a key 2 to 64. */
const NAME = /^[\w-]{3,255}\.[\w-]{2,64}$/;

/** Issue of a metafield (`namespace.key`) to be added to a list; null if it can be. */
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

/** Validation issues of a cart's product metafields, each at its entry. */
export function metafieldsIssues(names: readonly string[]): Issue[] {
  const limit = LIST_LIMITS.metafields;
  const issues = names.slice(0, limit).flatMap((name, index) => {
    const found = metafieldIssue(name, names.slice(0, index));
    const named = name.length > TEXT_LIMITS.metafield ? `${name.slice(0, 50)}…` : name;
    return found ? [issue(found.code, ['productMetafields', index], `${named}: ${found.message}`)] : [];
  });
  const many = names.length > limit ? [issue('metafields_many', ['productMetafields'], TOO_MANY)] : [];
  return [...issues, ...many];
}

/** Product metafields (`namespace.key`) that a cart publishes; none if they are off. */
export function listedMetafields({
  productMetafieldsEnabled,
  productMetafields,
}: {
  readonly productMetafieldsEnabled: boolean;
  readonly productMetafields: readonly string[];
}): readonly string[] {
  if (!productMetafieldsEnabled) return [];
  const listed: string[] = [];
  // Unsaved or unchecked lists may have invalid names, for which Shopify would reject the query.
  for (const name of productMetafields) if (metafieldIssue(name, listed) === null) listed.push(name);
  return listed;
}
