import { APP_PROXY_SCOPE } from '@cartwright/core/contract/access-scopes';
import type { BlockStatus, ListBlock } from '@cartwright/core/contract/theme-blocks';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { obstacles, shownBy } from './block-status-messages';
import { ScopeRequestButton } from './scope-request-button';
import { useBlockStatus } from './use-block-status';

/**
 * Notice that shoppers don't see a block's content, with a link to fix it. Nothing if they do, or
 * if unknown.
 */
export function BlockStatusNotice({
  block,
  what = shownBy(block),
}: {
  readonly block: ListBlock;
  readonly what?: string;
}) {
  const { data } = useBlockStatus(block);
  const found = data ? obstacles(block, data) : [];
  if (!data || found.length === 0) return null;
  return (
    <Banner title={`Shoppers don’t see ${what} yet`} tone="warning">
      <BlockStack gap="200">
        {found.map((message) => (
          <p key={message}>{message}</p>
        ))}
        <Remedies status={data} />
      </BlockStack>
    </Banner>
  );
}

function Remedies({ status: { placement, proxy } }: { readonly status: BlockStatus }) {
  const theme = placement.status === 'off' && (
    <Button url={placement.editorUrl} external>
      Open theme editor
    </Button>
  );
  return proxy === 'missing' ? (
    <ScopeRequestButton scope={APP_PROXY_SCOPE}>{theme}</ScopeRequestButton>
  ) : (
    theme && <InlineStack>{theme}</InlineStack>
  );
}
