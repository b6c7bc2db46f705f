import { setField } from '@cartwright/core/editing/set-field';
import { experimentPlan } from '@cartwright/core/experiments/document/experiment-plan';
import { GOALS } from '@cartwright/core/experiments/document/goals';
import { validateExperiment } from '@cartwright/core/experiments/document/validate-experiment';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { shopLocale } from '../../report-kit/figures/figure-text';
import { shopQuery } from '../../shared/api/shop-query';
import type { CardProps } from './card-props';
import { planMessage } from './experiment-messages';
import type { PlannedBy } from './use-planned-by';

/** Card of the visitors and weeks that the test needs. */
export function PlanCard({ document, scope, run, planned }: CardProps & { readonly planned: PlannedBy }) {
  const { goalId, smallestGain } = document;
  const shop = useQuery(shopQuery).data;
  const locale = shopLocale(shop?.country ?? null);
  const { counted, visitors, percent, type } = planned;
  const words = useMemo(() => {
    if (visitors === null || percent === null || validateExperiment(document).length > 0) return null;
    const plan = experimentPlan(document, { visitorsAWeek: visitors, rate: percent / 100 });
    return planMessage(plan, document.variants.length, document.smallestGain ?? 0, locale);
  }, [document, visitors, percent, locale]);
  const goal = GOALS[goalId];
  return (
    <SettingsCard title="How long it takes">
      <AmountSetting
        scope={scope}
        path={['smallestGain']}
        label="Smallest gain worth finding"
        value={smallestGain}
        decimals={1}
        suffix="%"
        help={`Of the control’s ${goal.name.toLowerCase()}: with 2 % now, a gain of 10 % is 2.2 %. Smaller gains need many more visitors.`}
        onChange={(next) => run(setField('smallestGain', next, 'Change smallest gain'))}
      />
      {goal.isRate ? (
        <>
          <div className="cw-planned-by">
            <AmountField
              key={`visitors ${counted.visitors}`}
              label="Visitors a week"
              value={visitors}
              decimals={0}
              help={
                counted.visitors === null
                  ? 'Not counted yet: enter what you expect where this is shown.'
                  : 'Sessions that saw the control in the last 30 days, by week. Visitors are fewer.'
              }
              onChange={(next) => type({ visitors: next })}
            />
            <AmountField
              key={`percent ${counted.percent}`}
              label={`${goal.name} now`}
              value={percent}
              decimals={2}
              suffix="%"
              help={
                counted.percent === null
                  ? 'Not counted here yet: enter what you know.'
                  : 'Sessions that saw the control and then ordered, in the last 30 days.'
              }
              onChange={(next) => type({ percent: next })}
            />
          </div>
          <div aria-live="polite">
            <Text as="p">
              {words ?? 'Enter both, and what is missing above, to see how long the test takes.'}
            </Text>
          </div>
        </>
      ) : (
        <Text as="p" tone="subdued">
          {`How long a test of ${goal.name.toLowerCase()} takes depends on how much orders differ, which isn’t counted here yet. ` +
            'Most take longer than a test of conversion for the same gain.'}
        </Text>
      )}
    </SettingsCard>
  );
}
