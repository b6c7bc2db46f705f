import { setField } from '@cartwright/core/editing/set-field';
import { experimentPlan } from '@cartwright/core/experiments/document/experiment-plan';
import { GOALS, type GoalId } from '@cartwright/core/experiments/document/goals';
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
import { gainExample, planMessage } from './experiment-messages';
import type { PlannedBy } from './use-planned-by';

/** Card of the visitors and weeks that a test needs. */
export function PlanCard({ document, scope, run, planned }: CardProps & { readonly planned: PlannedBy }) {
  const { goalId, smallestGain } = document;
  const shop = useQuery(shopQuery).data;
  const locale = shopLocale(shop?.country ?? null);
  const { counted, known, visitors, percent, type } = planned;
  const message = useMemo(() => {
    if (known === null || validateExperiment(document).length > 0) return null;
    const plan = experimentPlan(document, known);
    return planMessage(plan, document.variants.length, document.smallestGain ?? 0, locale);
  }, [document, known, locale]);
  const goal = GOALS[goalId];
  const isRate = goal.measure === 'rate';
  return (
    <SettingsCard title="How long it takes">
      <AmountSetting
        scope={scope}
        path={['smallestGain']}
        label="Smallest gain worth finding"
        value={smallestGain}
        decimals={1}
        suffix="%"
        help={`Of the control’s ${goal.name.toLowerCase()}: with ${gainExample({ measure: goal.measure, now: isRate ? percent : planned.mean, gain: smallestGain, currency: shop?.currency ?? null }, locale)}. Smaller gains need many more visitors.`}
        onChange={(next) => run(setField('smallestGain', next, 'Change smallest gain'))}
      />
      <div className="cw-planned-by">
        <AmountField
          label="Visitors a week"
          value={visitors}
          decimals={0}
          help={
            counted.visitors === null
              ? 'Not counted yet: enter what you expect where this is shown.'
              : visitors === counted.visitors
                ? 'Sessions that saw the control in the last 30 days, by week. Visitors are fewer.'
                : `Entered by you. ${counted.visitors.toLocaleString(locale)} sessions a week saw the control in the last 30 days.`
          }
          onChange={(next) => type({ visitors: next })}
        />
        <AmountField
          key={`percent ${goalId}`}
          label={`${isRate ? goal.name : 'Conversion'} now`}
          value={percent}
          decimals={2}
          suffix="%"
          help={
            counted.percent === null
              ? 'Not counted here yet: enter what you know.'
              : percent === counted.percent
                ? 'Sessions that saw the control and then ordered, in the last 30 days.'
                : `Entered by you. ${counted.percent.toLocaleString(locale)} % of sessions that saw the control ordered, in the last 30 days.`
          }
          onChange={(next) => type({ percent: next })}
        />
        {!isRate && (
          <OrderFields planned={planned} goalId={goalId} currency={shop?.currency ?? null} locale={locale} />
        )}
      </div>
      <div aria-live="polite">
        <Text as="p">
          {message ??
            `Enter ${isRate ? 'both' : 'all four'}, and what is missing above, to see how long the test takes.`}
        </Text>
      </div>
    </SettingsCard>
  );
}

/** Fields of the current order average and its standard deviation. */
function OrderFields({
  planned: { counted, mean, deviation, type },
  goalId,
  currency,
  locale,
}: {
  readonly planned: PlannedBy;
  readonly goalId: GoalId;
  readonly currency: string | null;
  readonly locale: string;
}) {
  const isAmount = GOALS[goalId].measure === 'amount';
  const unit = isAmount && currency !== null ? { suffix: currency } : {};
  const what = isAmount ? 'order value' : 'units per order';
  const isCounted = counted.mean !== null;
  return (
    <>
      <AmountField
        key={`mean ${goalId}`}
        label={isAmount ? 'Average order value now' : 'Units per order now'}
        value={mean}
        decimals={2}
        help={
          isCounted
            ? `Of ${counted.orders.toLocaleString(locale)} orders of the last 30 days, after discounts and refunds.`
            : 'Too few orders in the last 30 days: enter what you know.'
        }
        onChange={(next) => type({ mean: next })}
        {...unit}
      />
      <AmountField
        key={`deviation ${goalId}`}
        label={`Standard deviation of ${what}`}
        value={deviation}
        decimals={2}
        help={
          isCounted
            ? 'How much these orders differ. The more they do, the longer a test takes.'
            : `How much orders differ. In most shops it is about the average${isAmount ? ' order value' : ''}.`
        }
        onChange={(next) => type({ deviation: next })}
        {...unit}
      />
    </>
  );
}
