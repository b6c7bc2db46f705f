import { APP_PROXY_SCOPE } from '@cartwright/core/contract/access-scopes';
import type { CollectionReach } from '@cartwright/core/contract/collection-placement';
import { Banner, BlockStack, Button, InlineStack } from '@shopify/polaris';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHost } from '../../../host/host';
import { useScopeRequest } from '../../../shared/use-scope-request';
import { obstacles } from './reach-words';
import { reachQuery, useReach } from './use-reach';

/** Says that shoppers don't see campaigns, or a page's settings, and leads to where that is changed. Nothing while they do, or nobody knows. */
export function ReachNotice({ what = 'campaigns' }: { readonly what?: 'campaigns' | 'these settings' }) {
  const { data } = useReach();
  const found = data ? obstacles(data) : [];
  if (!data || found.length === 0) return null;
  return (
    <Banner title={`Shoppers don’t see ${what} yet`} tone="warning">
      <BlockStack gap="200">
        {found.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <Remedies reach={data} />
      </BlockStack>
    </Banner>
  );
}

function Remedies({ reach: { placement, proxy } }: { readonly reach: CollectionReach }) {
  const theme = placement.status === 'off' && (
    <Button url={placement.editorUrl} external>
      Open theme editor
    </Button>
  );
  return proxy === 'missing' ? (
    <AskForProxy>{theme}</AskForProxy>
  ) : (
    theme && <InlineStack>{theme}</InlineStack>
  );
}

function AskForProxy({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const { request, busy, isRefused } = useScopeRequest({
    scope: APP_PROXY_SCOPE,
    requestScopes: useHost().requestScopes,
    onAnswer: () => queries.invalidateQueries({ queryKey: reachQuery.queryKey }),
  });
  return (
    <>
      {isRefused && <p>The permission wasn’t granted. You can allow it anytime.</p>}
      <InlineStack gap="200">
        {children}
        <Button onClick={() => request?.()} loading={busy} disabled={request === null}>
          Allow access
        </Button>
      </InlineStack>
    </>
  );
}
