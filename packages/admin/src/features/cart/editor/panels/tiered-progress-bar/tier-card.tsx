import { moveTier, removeTier } from '@cartwright/core/cart/commands/progress-bar/tiers';
import { TIER_LABELS } from '@cartwright/core/components/tiered-progress-bar/labels';
import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { Button } from '@cartwright/ui/admin/button';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@cartwright/ui/admin/icons';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../../../editor-kit/fields/disclosure';
import type { FieldScope } from '../../../../../editor-kit/fields/field-scope';
import type { Problems } from '../../../../../editor-kit/model/issues';
import { shopQuery } from '../../../../../shared/api/shop-query';
import { useRun } from '../../model/editor-context';
import type { TierPlace } from './tier-fields';
import { tierSummary } from './tier-messages';
import { TierSettings } from './tier-settings';

/** Tier in its bar's list: collapsible, movable, removable. */
export function TierCard({
  place,
  tier,
  bar,
  index,
  open,
  onToggle,
  problems,
  scope,
}: {
  readonly place: TierPlace;
  readonly tier: Tier;
  readonly bar: Bar;
  readonly index: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly problems: Problems;
  readonly scope: FieldScope;
}) {
  const run = useRun();
  const { data: shop } = useQuery(shopQuery);
  const currency = shop?.currency ?? null;
  const name = `Tier ${index + 1}: ${TIER_LABELS.type.valueLabels[tier.type]}`;
  function move(by: -1 | 1) {
    const focused = document.activeElement;
    run((present) => moveTier(present, { ...place, by }));
    // Moving an element in the DOM drops its focus.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
  }
  return (
    <Disclosure
      title={name}
      summary={tierSummary(tier, bar.basis, currency, navigator.language)}
      open={open}
      onToggle={onToggle}
      problems={problems}
      actions={
        <>
          <Button
            icon={ArrowUpIcon}
            variant="tertiary"
            disabled={index === 0}
            accessibilityLabel={`Move tier ${index + 1} up`}
            onClick={() => move(-1)}
          />
          <Button
            icon={ArrowDownIcon}
            variant="tertiary"
            disabled={index === bar.tiers.length - 1}
            accessibilityLabel={`Move tier ${index + 1} down`}
            onClick={() => move(1)}
          />
          <Button
            icon={DeleteIcon}
            variant="tertiary"
            disabled={bar.tiers.length === 1}
            accessibilityLabel={`Remove tier ${index + 1}`}
            onClick={() => run((document) => removeTier(document, place))}
          />
        </>
      }
    >
      <TierSettings place={place} tier={tier} bar={bar} currency={currency} scope={scope} />
    </Disclosure>
  );
}
