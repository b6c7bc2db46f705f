import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { QuantityRule } from '@cartwright/core/rewards/quantity-rule';
import type { AdminClient } from '../shopify/admin-client';
import { QUANTITY_RULES_QUERY, quantityRulesData } from '../shopify/documents/quantity-rules';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { pricingByVariant } from './contextual-pricing';

const QUANTITY_RULES = { document: QUANTITY_RULES_QUERY, data: quantityRulesData, idsAtOnce: 250 };

/** The products with the rules of those variants that are not sold in any quantity, as shoppers in `country` meet them. */
export async function withQuantityRules(
  admin: AdminClient,
  products: readonly CatalogueProduct[],
  country: string | null,
): Promise<ShopifyResult<CatalogueProduct[]>> {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id));
  const found = await pricingByVariant(admin, QUANTITY_RULES, ids, country);
  if (!found.ok) return found;
  const rules = new Map<number, QuantityRule>();
  for (const [id, { quantityRule }] of found.value) {
    const { minimum: min, maximum: max, increment } = quantityRule;
    if (min > 1 || max !== null || increment > 1) rules.set(id, { min, max, increment });
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
