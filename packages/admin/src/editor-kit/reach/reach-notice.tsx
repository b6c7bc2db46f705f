import { APP_PROXY_SCOPE } from '@cartwright/core/contract/access-scopes';
import type { BlockReach, ListBlock } from '@cartwright/core/contract/theme-blocks';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { AskForScope } from './ask-for-scope';
import { obstacles, shownBy } from './reach-messages';
import { useReach } from './use-reach';

/** Says that shoppers don't see what a block shows, and leads to where that is changed. Nothing while they do, or nobody knows. */
export function ReachNotice({
  block,
  what = shownBy(block),
}: {
  readonly block: ListBlock;
  readonly what?: string;
}) {
  const { data } = useReach(block);
  const found = data ? obstacles(block, data) : [];
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

function Remedies({ reach: { placement, proxy } }: { readonly reach: BlockReach }) {
  const theme = placement.status === 'off' && (
    <Button url={placement.editorUrl} external>
      Open theme editor
    </Button>
  );
  return proxy === 'missing' ? (
    <AskForScope scope={APP_PROXY_SCOPE}>{theme}</AskForScope>
  ) : (
    theme && <InlineStack>{theme}</InlineStack>
  );
}
