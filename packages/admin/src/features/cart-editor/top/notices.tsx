import { Banner } from '@shopify/polaris';
import { LockIcon } from '@shopify/polaris-icons';
import { PublicationNotice } from '../../../shared/publication-notice';
import { useLock } from '../model/use-lock';

/** What concerns the whole cart: that it cannot be edited and why, and how its publication fares. */
export function Notices() {
  const lock = useLock();
  return (
    <>
      {lock !== null && (
        <Banner tone="warning" icon={LockIcon} title="Read only">
          <p>{lock}</p>
        </Banner>
      )}
      <PublicationNotice pendingElsewhere />
    </>
  );
}
