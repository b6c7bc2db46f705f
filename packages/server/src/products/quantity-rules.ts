import type { CatalogueProduct } from '@cartwright/core/contract/products';
import type { QuantityRule } from '@cartwright/core/rewards/quantity-rule';
import type { AdminClient } from '../shopify/admin-client';
import { QUANTITY_RULES_QUERY, quantityRulesData } from '../shopify/documents/quantity-rules';
import { fromGid, toGid } from '../shopify/gid';
import type { ShopifyResult } from '../shopify/shopify-failure';

/** The longest list that Shopify takes. */
const IDS_AT_ONCE = 250;

/** The products with the rules of those variants that are not sold in any quantity, as shoppers in `country` meet them. */
export async function withQuantityRules(
  admin: AdminClient,
  products: readonly CatalogueProduct[],
  country: string | null,
): Promise<ShopifyResult<CatalogueProduct[]>> {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id));
  const rules = new Map<number, QuantityRule>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const gids = ids.slice(start, start + IDS_AT_ONCE).map((id) => toGid('ProductVariant', id));
    const variables = { ids: gids, context: country === null ? {} : { country } };
    const found = await admin.run(QUANTITY_RULES_QUERY, variables, quantityRulesData);
    if (!found.ok) return found;
    for (const node of found.value.nodes.filter((each) => each !== null)) {
      const { minimum: min, maximum: max, increment } = node.contextualPricing.quantityRule;
      if (min > 1 || max !== null || increment > 1) rules.set(fromGid(node.id), { min, max, increment });
    }
  }
  return { ok: true, value: products.map((product) => withRules(product, rules)) };
}

function withRules(product: CatalogueProduct, rules: ReadonlyMap<number, QuantityRule>): CatalogueProduct {
  const variants = product.variants.map((variant) => {
    const quantityRule = rules.get(variant.id);
    return quantityRule ? { ...variant, quantityRule } : variant;
  });
  return { ...product, variants };
}
