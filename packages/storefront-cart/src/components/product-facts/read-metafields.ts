import { type Metafields, metafieldName, metafieldText } from '@cartwright/core/catalogue/metafield-text';
import { askStorefront } from '@cartwright/storefront-kit/shopify/ask-storefront';
import { isJson, listOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import { READ_METAFIELDS } from './storefront-documents';

/** Shopify's limit of ids per request. */
const IDS_AT_ONCE = 250;

const PRODUCT = 'gid://shopify/Product/';

/**
 * Reads product metafields in `names` (`namespace.key`) by the Storefront API, as far as storefronts have access. Never
 * throws: empty on failure.
 */
export async function readMetafields(
  accessToken: string,
  ids: readonly number[],
  names: readonly string[],
): Promise<ReadonlyMap<number, Metafields>> {
  const found = new Map<number, Metafields>();
  const identifiers = names.map((name) => {
    const [namespace, key] = name.split('.');
    return { namespace, key };
  });
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const gids = ids.slice(start, start + IDS_AT_ONCE).map((id) => PRODUCT + id);
    try {
      const response = await askStorefront(READ_METAFIELDS, { ids: gids, identifiers }, accessToken);
      const body: unknown = await response.json();
      const data = isJson(body) && isJson(body.data) ? body.data : {};
      for (const { id, metafields } of listOf(data.nodes)) {
        found.set(Number(textOf(id).slice(PRODUCT.length)), textsOf(metafields));
      }
    } catch {
      // On failure, templates show no metafields for these products.
    }
  }
  return found;
}

function textsOf(metafields: unknown): Metafields {
  return Object.fromEntries(
    listOf(metafields).flatMap((field) => {
      const [namespace, key, type, value] = [field.namespace, field.key, field.type, field.value].map(textOf);
      const text = metafieldText({ type: type ?? '', value: value ?? '' });
      return text === null ? [] : [[metafieldName({ namespace: namespace ?? '', key: key ?? '' }), text]];
    }),
  );
}
