import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHost } from '../../host/host';
import { useScopeRequest } from '../../shared/hooks/use-scope-request';
import { BLOCK_STATUS_KEY } from './use-block-status';

/** Button that requests an access scope. */
export function ScopeRequestButton({
  scope,
  children,
}: {
  readonly scope: string;
  readonly children?: ReactNode;
}) {
  const queries = useQueryClient();
  const { request, busy, isRefused } = useScopeRequest({
    scope,
    requestScopes: useHost().requestScopes,
    onResponse: () => queries.invalidateQueries({ queryKey: BLOCK_STATUS_KEY }),
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
