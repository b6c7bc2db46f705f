import { Banner } from '@cartwright/ui/admin/banner';
import { LockIcon } from '@cartwright/ui/admin/icons';
import { Link } from '@cartwright/ui/admin/link';
import { useQuery } from '@tanstack/react-query';
import { cartsQuery } from '../../../../shared/api/carts-query';
import { PublicationNotice } from '../../../../shared/components/publication-notice';
import { experimentPath } from '../../../../shared/format/live-test';
import { useDocument } from '../model/editor-context';
import { useLock } from '../model/use-lock';

/** Notices about the cart: lock with reason, publication status. */
export function Notices() {
  const lock = useLock();
  const isLocked = useDocument((document) => document.locked);
  const isTested = useDocument((document) => !document.locked && document.abTestLocked);
  const id = useDocument((document) => document.id);
  const { data } = useQuery({ ...cartsQuery, enabled: isTested });
  const test = isTested ? data?.combinedCarts.find((cart) => cart.id === id)?.runningTest : null;
  return (
    <>
      {lock === null && isLocked && (
        <Banner tone="info" icon={LockIcon} title="Locked for merchants">
          <p>You can edit this cart because you’re Cartwright staff.</p>
        </Banner>
      )}
      {lock !== null && (
        <Banner tone="warning" icon={LockIcon} title="Read only">
          <p>
            {lock}
            {test && (
              <>
                {' '}
                <Link url={experimentPath(test.id)}>{`Open “${test.name}”`}</Link>
              </>
            )}
          </p>
        </Banner>
      )}
      <PublicationNotice pendingElsewhere />
    </>
  );
}
