import type { Bar, Tier } from '../../../components/tiered-progress-bar/schema';
import { type HistoryPolicy, type Refusal, refuse } from '../../../editing/command';
import type { CartDocument } from '../../cart-document';
import type { CommandResult } from '../command';
import { needComponent, replaceComponent } from '../replace-component';

interface Step {
  readonly label: string;
  readonly history: HistoryPolicy;
  readonly mergeKey?: string;
}

/** Changes the bars of a tiered progress bar, on behalf of every command in this folder. */
export function changeBars(
  document: CartDocument,
  componentId: string,
  step: Step,
  change: (bars: readonly Bar[]) => Bar[] | Refusal,
): CommandResult {
  const found = needComponent(document, componentId, 'tiered_progress_bar');
  if (!found.ok) return found;
  const bars = change(found.component.settings.bars);
  if (!Array.isArray(bars)) return bars;
  return {
    ok: true,
    document: replaceComponent(document, componentId, () => ({ ...found.component, settings: { bars } })),
    ...step,
    scope: componentId,
  };
}

/** Changes one bar. */
export function changeBar(
  document: CartDocument,
  { componentId, barId }: { componentId: string; barId: string },
  step: Step,
  change: (bar: Bar) => Bar | Refusal,
): CommandResult {
  return changeBars(document, componentId, step, (bars) => {
    const index = bars.findIndex((bar) => bar.id === barId);
    const bar = bars[index];
    if (!bar) return refuse('bar_missing', 'This progress bar no longer exists.', ['bars']);
    const changed = change(bar);
    return 'ok' in changed ? changed : bars.with(index, changed);
  });
}

/** Changes the tiers of one bar, given one of them. */
export function changeTier(
  document: CartDocument,
  { componentId, barId, tierId }: { componentId: string; barId: string; tierId: string },
  step: Step,
  change: (tier: Tier, index: number, bar: Bar) => Bar | Refusal,
): CommandResult {
  return changeBar(document, { componentId, barId }, step, (bar) => {
    const index = bar.tiers.findIndex((tier) => tier.id === tierId);
    const tier = bar.tiers[index];
    return tier ? change(tier, index, bar) : refuse('tier_missing', 'This tier no longer exists.', ['tiers']);
  });
}
