import { hasOneOf, ruleHolds } from './condition-holds';
import type { CustomSource, RuleResult, SourceRule } from './custom-source';
import { productsFrom } from './products-from';
import { partsOf } from './resolve-source';
import { type MayBeShown, showable } from './showable';
import { isServerSource, sourceAt } from './source-at';
import type { RuleOutcome, SourcedProduct, SourceRequest, SourceResponse } from './source-request';
import type { SourceShop } from './source-shop';

/**
 * Products of a custom data source: from top to bottom, each rule that holds fills the remaining slots, until one
 * ends it (`exitIfMatched`). Only rules fill slots. Deterministic for a shop, request and instant (epoch
 * milliseconds).
 */
export function resolveCustomSource(
  shop: SourceShop,
  { rules }: Pick<CustomSource, 'rules'>,
  question: SourceRequest,
  instant: number,
): SourceResponse {
  const request = { index: shop.index, question, instant };
  const last = rules.findIndex((rule) => rule.exitIfMatched && ruleHolds(rule, request));
  const matches = rules.map((rule, at) => (last === -1 || at <= last) && ruleHolds(rule, request));
  const products = new Map<number, SourcedProduct>();
  const gave = rules.map(() => 0);
  // Sold-out products come last, whichever rule gives them.
  for (const mayBeShown of showable(shop, question)) {
    for (const [at, rule] of rules.entries()) {
      if (!matches[at]) continue;
      const isFree: MayBeShown = (product) => !products.has(product) && mayBeShown(product);
      for (const each of productsOfRule(shop, question, rule, isFree, question.limit - products.size)) {
        products.set(each.product, { ...each, rule: at });
        gave[at] = (gave[at] ?? 0) + 1;
      }
    }
  }
  const outcomes = rules.map((_, at): RuleOutcome => {
    const given = gave[at] ?? 0;
    if (matches[at]) return { rule: at, outcome: 'held', gave: given };
    return { rule: at, outcome: last !== -1 && at > last ? 'exited' : 'did not hold', gave: 0 };
  });
  return { products: [...products.values()], rules: outcomes };
}

function productsOfRule(
  shop: SourceShop,
  question: SourceRequest,
  { results }: SourceRule,
  isFree: MayBeShown,
  limit: number,
): Omit<SourcedProduct, 'rule'>[] {
  const found = new Map<number, Omit<SourcedProduct, 'rule'>>();
  for (const result of results) {
    const missing = limit - found.size;
    if (missing < 1) break;
    const chosen = { ...question, chosen: result.products.map(({ product_id }) => product_id) };
    const at = sourceAt(result.path);
    if (!at || !isServerSource(at)) continue;
    const passes = filterOf(shop, result);
    const mayCome: MayBeShown = (product) => !found.has(product) && isFree(product) && passes(product);
    for (const each of productsFrom(shop, chosen, at, mayCome, missing)) {
      const parts = question.explains ? partsOf(shop, chosen, at, each) : [];
      found.set(each.product, { ...each, parts });
    }
  }
  return [...found.values()];
}

function filterOf({ index }: SourceShop, { onlyTags, onlyVendors }: RuleResult): MayBeShown {
  const hasTag = onlyTags.length === 0 ? () => true : hasOneOf(index, index.tags, onlyTags);
  const hasVendor = onlyVendors.length === 0 ? () => true : hasOneOf(index, index.vendors, onlyVendors);
  return (product) => hasTag(product) && hasVendor(product);
}
