import { Banner } from '@shopify/polaris';
import { LockIcon } from '@shopify/polaris-icons';
import { PublicationNotice } from '../../../shared/publication-notice';
import { useStore } from '../../../shared/store';
import { announcements } from '../model/announcements';
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

/** What was done, for those who hear the page. */
export function Announcements() {
  const { text, count } = useStore(announcements, (said) => said);
  return (
    <p className="cwa-visually-hidden" role="status">
      {/* The same words again are only said when the text differs. */}
      {count % 2 === 0 ? text : `${text}\u00a0`}
    </p>
  );
}
