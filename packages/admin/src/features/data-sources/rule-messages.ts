import type { SourceData } from '@cartwright/core/contract/data-sources';

/** Outcome of a rule, the last of `count` being the one for everyone. */
export function ruleMessage(
  { rule, outcome, gave }: SourceData['metadata']['rules'][number],
  count: number,
): string {
  const name = rule === count ? 'For everyone' : `Rule ${rule}`;
  if (outcome === 'exited') return `${name}: not looked at, a rule above stopped.`;
  if (outcome === 'did not hold') return `${name}: doesn’t hold.`;
  return `${name}: holds, ${gave === 1 ? '1 product' : `${gave} products`}.`;
}
