import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { scopesQuery, useCreateToken } from '../../../../shared/api/storefront-access';

/** For a shop that has no token yet. Without the permissions that it takes there is nothing to press. */
export function CreateToken() {
  const { data: scopes } = useQuery(scopesQuery);
  const { create, busy } = useCreateToken();
  const missing = scopes?.missingScopes ?? [];
  return (
    <>
      <Text as="p" tone="subdued">
        With a Storefront access token, your cart can tell shoppers why a code doesn’t apply, and take gift
        cards. Once you have one, turn on the Storefront API here.
      </Text>
      {missing.length > 0 && (
        <Banner tone="warning" title="Missing permissions">
          {`Update the app’s permissions in Shopify first: ${missing.join(', ')}.`}
        </Banner>
      )}
      <div>
        <Button onClick={create} loading={busy} disabled={missing.length > 0}>
          Create Storefront access token
        </Button>
      </div>
    </>
  );
}
