import type { SourceData } from '@cartwright/core/contract/data-sources';
import type { SourceRule } from '@cartwright/core/data-sources/custom-source';

/** Name of a rule among those of its source. Where one above may stop, the last one is for those who come that far. */
export function ruleName(rules: readonly Pick<SourceRule, 'exitIfMatched'>[], at: number): string {
  if (at < rules.length - 1) return `Rule ${at + 1}`;
  const mayStop = rules.slice(0, at).some(({ exitIfMatched }) => exitIfMatched);
  return mayStop ? 'Everyone else' : 'For everyone';
}

/** Outcome of a rule of this name. */
export function ruleMessage(
  { outcome, gave }: Pick<SourceData['metadata']['rules'][number], 'outcome' | 'gave'>,
  name: string,
): string {
  if (outcome === 'exited') return `${name}: not looked at, a rule above stopped.`;
  if (outcome === 'did not hold') return `${name}: doesn’t hold.`;
  return `${name}: holds, ${gave === 1 ? '1 product' : `${gave} products`}.`;
}
