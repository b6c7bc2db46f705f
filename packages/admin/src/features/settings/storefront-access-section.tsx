import type { Shop } from '@cartwright/core/contract/shop';
import { Badge } from '@cartwright/ui/admin/badge';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../shared/api/shop-query';
import { scopesQuery, useCreateToken } from '../../shared/api/storefront-access';
import { Loaded } from '../../shared/components/loaded';
import { SettingsSection } from './settings-section';

/** Section of the Storefront API setting and its token. */
export function StorefrontAccessSection() {
  const shop = useQuery(shopQuery);
  return (
    <SettingsSection
      title="Storefront access"
      description="Lets your cart tell shoppers why a code doesn’t apply, and take gift cards."
    >
      <Loaded query={shop} what="storefront access">
        {(data) => <TokenState shop={data} />}
      </Loaded>
    </SettingsSection>
  );
}

function TokenState({ shop: { hasStorefrontAccessToken } }: { shop: Shop }) {
  const { data: scopes } = useQuery(scopesQuery);
  const { create, busy } = useCreateToken();
  const mayCreate = scopes?.hasAllRequiredScopes ?? true;
  if (hasStorefrontAccessToken) {
    return (
      <InlineStack gap="200" blockAlign="center">
        <Badge tone="success">On</Badge>
        <Text as="p">
          Your store has a Storefront access token. A cart uses it once you turn on “Use the Storefront API”
          in its Discount Code.
        </Text>
      </InlineStack>
    );
  }
  return (
    <BlockStack gap="300" inlineAlign="start">
      <InlineStack gap="200" blockAlign="center">
        <Badge>Off</Badge>
        <Text as="p">Your store doesn’t have a Storefront access token yet.</Text>
      </InlineStack>
      {!mayCreate && (
        <Text as="p" tone="subdued">
          Cartwright needs more permissions first. See Permissions below.
        </Text>
      )}
      <Button onClick={create} loading={busy} disabled={!mayCreate}>
        Create Storefront access token
      </Button>
    </BlockStack>
  );
}
