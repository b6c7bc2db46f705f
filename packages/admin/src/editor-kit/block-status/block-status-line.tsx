import type { ListBlock } from '@cartwright/core/contract/theme-blocks';
import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { blockStatusMessage, uncheckedMessage } from './block-status-messages';
import { useBlockStatus } from './use-block-status';

/**
 * Status line of where a block shows, or that it is unknown. Nothing while a notice says that the
 * theme lacks it.
 */
export function BlockStatusLine({ block }: { readonly block: ListBlock }) {
  const { data, isError, refetch, isFetching } = useBlockStatus(block);
  const message = data ? blockStatusMessage(block, data) : isError ? uncheckedMessage(block) : null;
  const isKnown = data?.placement.status === 'on' && data.proxy !== 'unknown';
  return (
    <div role="status">
      {message !== null && (
        <InlineStack gap="200" align="center" blockAlign="center">
          <Text as="p" tone="subdued" alignment="center">
            {message}
          </Text>
          {isKnown ? (
            <Link url={data.placement.editorUrl} external>
              Open theme editor
            </Link>
          ) : (
            <Button variant="plain" onClick={() => void refetch()} disabled={isFetching}>
              Check again
            </Button>
          )}
        </InlineStack>
      )}
    </div>
  );
}
