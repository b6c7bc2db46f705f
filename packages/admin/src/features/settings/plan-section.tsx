import { Badge } from '@cartwright/ui/admin/badge';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { PLAN_PATH } from '../../shared/api/account-paths';
import { billingQuery } from '../../shared/api/billing-query';
import { priceText } from '../../shared/format/plan-messages';
import { SettingsSection } from './settings-section';

/** The shop's plan. Nothing if none is required, or while unknown. */
export function PlanSection() {
  const { data: billing } = useQuery(billingQuery);
  if (!billing?.required) return null;
  const current = billing.plans.find(({ id }) => id === billing.current);
  return (
    <SettingsSection title="Plan" description="What you pay for Cartwright. Shopify adds it to your invoice.">
      <BlockStack gap="300" inlineAlign="start">
        <InlineStack gap="200" blockAlign="center">
          <Text as="p" fontWeight="semibold">
            {current?.name ?? 'No plan'}
          </Text>
          {billing.test && <Badge tone="info">Test charges</Badge>}
        </InlineStack>
        {current && <Text as="p">{priceText(current)}</Text>}
        <Button url={PLAN_PATH}>{current ? 'Change plan' : 'Choose a plan'}</Button>
      </BlockStack>
    </SettingsSection>
  );
}
