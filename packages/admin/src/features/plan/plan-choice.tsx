import { choosePlan, type readBilling } from '@cartwright/core/contract/sign-in';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation } from '@tanstack/react-query';
import { useHost } from '../../host/host';
import { api } from '../../shared/api/api';
import type { ResponseOf } from '../../shared/api/api-client';
import { eventsText, type Plan, priceText, trialText } from '../../shared/format/plan-messages';
import { toastError } from '../../shared/state/toasts';
import './plan-choice.css';

/** Plans side by side. Choosing one leads to Shopify's confirmation. */
export function PlanChoice({
  billing: { plans, current, test },
}: {
  billing: ResponseOf<typeof readBilling>;
}) {
  const host = useHost();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (plan: string) => api.call(choosePlan, { params: {}, query: {}, body: { plan } }),
    onSuccess(result) {
      if (result.ok) host.navigateAway(result.response.confirmationUrl);
      else toastError(result.message, 'This plan couldn’t be chosen');
    },
  });
  return (
    <PageFrame
      title={current === null ? 'Choose a plan to use Cartwright' : 'Your plan'}
      head={
        <>
          <Text as="p" tone="subdued">
            You confirm the price in Shopify, and it’s added to your Shopify invoice. You can change or cancel
            your plan at any time.
          </Text>
          {test && (
            <Text as="p">
              <Badge tone="info">Test charges</Badge> Shopify won’t bill you for any plan here.
            </Text>
          )}
        </>
      }
    >
      <ul className="cw-plans__list">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              isCurrent={plan.id === current}
              loading={isPending && variables === plan.id}
              disabled={isPending}
              onChoose={() => mutate(plan.id)}
            />
          </li>
        ))}
      </ul>
      <div role="status">{isSuccess && <span className="cwa-visually-hidden">Opening Shopify</span>}</div>
    </PageFrame>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly loading: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function PlanCard({ plan, isCurrent, loading, disabled, onChoose }: PlanCardProps) {
  const trial = trialText(plan);
  return (
    <Card>
      <div className="cw-plans__plan">
        <Text as="h2" variant="headingMd">
          {plan.name}
        </Text>
        <Text as="p" variant="bodyLg">
          {priceText(plan)}
        </Text>
        {plan.eventsPerDay !== undefined && (
          <Text as="p" tone="subdued">
            {eventsText(plan.eventsPerDay)}
          </Text>
        )}
        {trial && (
          <Text as="p" tone="subdued">
            {trial}
          </Text>
        )}
        {isCurrent ? (
          <Badge tone="success">Current plan</Badge>
        ) : (
          <Button
            variant="primary"
            loading={loading}
            disabled={disabled}
            accessibilityLabel={`Choose ${plan.name}`}
            onClick={onChoose}
          >
            Choose
          </Button>
        )}
      </div>
    </Card>
  );
}
