import {
  factsQuery,
  mergeRequestedFacts,
  type RequestedFacts,
} from '@cartwright/core/data-sources/cart-facts';
import { readConfig } from '@cartwright/storefront-kit/page/page-json';
import type { CartSession } from '../../session/session';
import { contextOf } from '../../state/ports/rules';

/** Cart facts that these widgets' rules request, from the page config. */
export function requestedOnPage(ids: readonly number[]): RequestedFacts {
  const facts = readConfig()?.widgetFacts;
  return mergeRequestedFacts(ids.flatMap((id) => facts?.[id] ?? []));
}

/** Query parameters with the requested facts of the store's last cart; empty while unknown. */
export function cartFactsQuery(
  request: RequestedFacts,
  { cartStore, rules }: CartSession,
): Record<string, string> {
  const cart = cartStore.truth.value;
  if (!cart) return {};
  const codes = cart.codes.flatMap(({ code, applicable }) => (applicable ? code : []));
  const lines = cart.lines.map((line) => ({ ...line, hasSellingPlan: line.sellingPlan !== null }));
  return factsQuery(request, { currency: cart.currency, codes, lines }, contextOf(cart, rules.value));
}
