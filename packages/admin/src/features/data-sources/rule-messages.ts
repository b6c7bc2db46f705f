import type { SourceData } from '@cartwright/core/contract/data-sources';
import type { ConditionAbout, SourceRule } from '@cartwright/core/data-sources/custom-source';
import { neverHolds } from '@cartwright/core/data-sources/never-holds';

/** Name of a rule. The last one is for everyone else if an earlier rule can stop evaluation. */
export function ruleName(rules: readonly Pick<SourceRule, 'exitIfMatched'>[], at: number): string {
  if (at < rules.length - 1) return `Rule ${at + 1}`;
  const mayStop = rules.slice(0, at).some(({ exitIfMatched }) => exitIfMatched);
  return mayStop ? 'Everyone else' : 'For everyone';
}

/** Outcome of a rule as text. */
export function ruleMessage(
  { outcome, gave }: Pick<SourceData['metadata']['rules'][number], 'outcome' | 'gave'>,
  name: string,
): string {
  if (outcome === 'exited') return `${name}: not looked at, a rule above stopped.`;
  if (outcome === 'did not hold') return `${name}: doesn’t hold.`;
  return `${name}: holds, ${gave === 1 ? '1 product' : `${gave} products`}.`;
}

/** Warning about contradictory conditions; null if they can all be met. */
export function neverHoldsMessage(rule: SourceRule): string | null {
  const about = neverHolds(rule);
  return about === null ? null : `This rule never holds: ${UNMET[about]}.`;
}

const UNMET: Readonly<Record<ConditionAbout, string>> = {
  page: 'no product of a page meets its conditions',
  cart: 'no products in a cart meet its conditions',
  total: 'no cart total meets its conditions',
  items: 'no number of items meets its conditions',
  country: 'no country meets its conditions',
  currency: 'no currency meets its conditions',
  customer_tag: 'no customer’s tags meet its conditions',
  signed_in: 'nobody is signed in and signed out at once',
  discount_code: 'no discount codes meet its conditions',
  selling_plan: 'no cart is with and without a subscription',
  time: 'no time meets its conditions',
};
