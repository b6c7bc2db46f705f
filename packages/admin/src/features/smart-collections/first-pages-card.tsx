import { FIRST_PAGE_SCOPE } from '@cartwright/core/contract/access-scopes';
import { AskForScope } from '../../editor-kit/block-status/ask-for-scope';
import { useBlockStatus } from '../../editor-kit/block-status/use-block-status';
import { SettingsCard } from '../../editor-kit/layout/settings-card';

/** Offers to keep first pages in the store. Nothing once they are, or while shoppers see none of it anyway. */
export function FirstPagesCard() {
  const { data } = useBlockStatus('collection');
  if (data?.firstPages !== 'missing' || data.proxy === 'missing') return null;
  return (
    <SettingsCard
      title="Show your order immediately"
      help="The first page of each collection is kept in your store. Shoppers see it as soon as the page opens, even while Cartwright can’t be reached. This needs permission to edit products and collections (“write_products”). Your products stay as they are."
    >
      <AskForScope scope={FIRST_PAGE_SCOPE} />
    </SettingsCard>
  );
}
