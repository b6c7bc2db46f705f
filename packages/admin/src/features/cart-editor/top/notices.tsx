import { Banner } from '@cartwright/ui/admin/banner';
import { LockIcon } from '@cartwright/ui/admin/icons';
import { PublicationNotice } from '../../../shared/components/publication-notice';
import { useDocument } from '../model/editor-context';
import { useLock } from '../model/use-lock';

/** Notices about the whole cart: that it cannot be edited and why, and how its publication fares. */
export function Notices() {
  const lock = useLock();
  const isLocked = useDocument((document) => document.locked);
  return (
    <>
      {lock === null && isLocked && (
        <Banner tone="info" icon={LockIcon} title="Locked for merchants">
          <p>You can edit this cart because you’re Cartwright staff.</p>
        </Banner>
      )}
      {lock !== null && (
        <Banner tone="warning" icon={LockIcon} title="Read only">
          <p>{lock}</p>
        </Banner>
      )}
      <PublicationNotice pendingElsewhere />
    </>
  );
}
