import type { BlockPlacement } from '@cartwright/core/contract/theme-blocks';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { useBlockStatus } from '../../editor-kit/block-status/use-block-status';
import { isSeenInTestOnly } from '../../widget-settings/seen-in-test';
import { useListedWidget } from './use-listed-widget';

/**
 * Notice with instructions to place a published bundle in the theme. Hidden once a shopper has seen
 * it, once marked as installed, and while a test shows it as a variant.
 */
export function BundleInstallNotice({ id }: { readonly id: number }) {
  const listed = useListedWidget({ id, classification: 'bundle_builder' });
  const { data: blockStatus, isPending } = useBlockStatus('widget');
  if (isPending || listed?.installState !== 'not_live_not_installed' || isSeenInTestOnly(listed)) return null;
  return (
    <Banner title="Shoppers don’t see this bundle yet" tone="warning">
      <BlockStack gap="200">
        <p>{placeMessage(id, blockStatus?.placement)}</p>
        <p>If you’ve already done this, check “Installed manually” under Installation.</p>
        {blockStatus && (
          <InlineStack>
            <Button url={blockStatus.placement.editorUrl} external>
              Open theme editor
            </Button>
          </InlineStack>
        )}
      </BlockStack>
    </Banner>
  );
}

function placeMessage(id: number, placement: BlockPlacement | undefined): string {
  const where = placement?.theme ? ` of ${placement.theme}` : '';
  return placement?.status === 'on'
    ? `Product pages${where} have the block “Widget”. In the theme editor, enter the number ${id} there, or add another one for this bundle. Then press Save.`
    : `In the theme editor${where}, add the block “Widget” where shoppers should see the bundle, and enter the number ${id}. Then press Save.`;
}
