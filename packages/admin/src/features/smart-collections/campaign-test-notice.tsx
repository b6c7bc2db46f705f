import type { SavedCampaign } from '@cartwright/core/contract/smart-collections';
import { Banner } from '@cartwright/ui/admin/banner';
import { Link } from '@cartwright/ui/admin/link';
import { experimentPath } from '../../shared/format/live-test';

/** Notice that a running test has the campaign, and keeps it from being changed. */
export function CampaignTestNotice({ test }: { readonly test: SavedCampaign['runningTest'] }) {
  if (!test) return null;
  return (
    <Banner tone="warning" title="This campaign is in a running test">
      <p>
        It can’t be saved, published or paused until the test ends: shoppers have to see the same for as long
        as it runs. <Link url={experimentPath(test.id)}>{`Open “${test.name}”`}</Link>
      </p>
    </Banner>
  );
}
