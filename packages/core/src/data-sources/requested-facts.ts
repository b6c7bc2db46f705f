import type { RequestedFacts } from './cart-facts';
import type { CustomSource, SourceCondition } from './custom-source';

/** Facts of a cart that the sources' rules need; null: none. */
export function requestedFacts(sources: readonly Pick<CustomSource, 'rules'>[]): RequestedFacts | null {
  const conditions = sources.flatMap(({ rules }) => rules.flatMap((rule) => rule.conditions));
  const isRequested = (about: SourceCondition['about']) => conditions.some((each) => each.about === about);
  const [total, items] = [amountsOf(conditions, 'total'), amountsOf(conditions, 'items')];
  const requested: RequestedFacts = {
    ...(total.length > 0 && { total }),
    ...(items.length > 0 && { items }),
    ...(isRequested('currency') && { currency: true }),
    ...(isRequested('discount_code') && { codes: true }),
    ...(isRequested('selling_plan') && { plan: true }),
  };
  return Object.keys(requested).length > 0 ? requested : null;
}

function amountsOf(conditions: readonly SourceCondition[], about: 'total' | 'items'): number[] {
  const amounts = conditions.flatMap((each) => (each.about === about ? (each.amount ?? []) : []));
  return [...new Set(amounts)].sort((a, b) => a - b);
}
