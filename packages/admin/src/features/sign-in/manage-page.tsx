import type { readUser } from '@cartwright/core/contract/user';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { Spinner } from '@cartwright/ui/admin/spinner';
import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../host/host';
import type { ResponseOf } from '../../shared/api/api-client';
import { loadErrorMessage } from '../../shared/api/load-error';
import { LOGIN_PATH } from '../../shared/api/login-url';
import { shopOfPage } from '../../shared/api/shop-of-page';
import { signInUrl } from '../../shared/api/sign-in-url';
import { sessionQuery } from '../../shared/api/user-query';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { useSignOut } from '../../shared/hooks/use-sign-out';
import { ShopLinks } from './shop-links';

const SETTINGS = '/settings/';

/** Session management, for users without access: current user, shops, and change of account. */
export function ManagePage() {
  usePageTitle('Stores and accounts');
  const { data: session, error, isFetching, refetch } = useQuery(sessionQuery);
  if (session) return <Session session={session} />;
  if (error) {
    return <LoadFailed message={loadErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <MessagePage title="Stores and accounts">
      <Spinner accessibilityLabel="Checking who is signed in" size="small" />
    </MessagePage>
  );
}

function Session({ session: { user, shops, canSignOut } }: { session: ResponseOf<typeof readUser> }) {
  const { kind } = useHost();
  const domains = shops.map(({ shopifyShopDomain }) => shopifyShopDomain);
  const current = shopOfPage() ?? domains[0] ?? null;
  const isEmbedded = kind === 'embedded';
  return (
    <MessagePage title="Stores and accounts" action={<Ways shop={current} canSignOut={canSignOut} />}>
      <p>
        {user.rebuyAdmin
          ? 'You’re signed in as Cartwright staff.'
          : 'You’re signed in as a merchant. Only the store owner can see who uses Cartwright.'}
      </p>
      {isEmbedded ? (
        <p>To use another account, switch accounts in Shopify.</p>
      ) : (
        <ShopLinks title="Your stores" shops={domains} current={current} />
      )}
    </MessagePage>
  );
}

function Ways({ shop, canSignOut }: { shop: string | null; canSignOut: boolean }) {
  const { leave, busy } = useSignOut();
  const back = (
    <Button variant="primary" url={SETTINGS}>
      Back to Settings
    </Button>
  );
  if (!canSignOut) return back;
  const other = shop === null ? LOGIN_PATH : signInUrl(shop, SETTINGS);
  return (
    <ButtonGroup>
      {back}
      <Button disabled={busy} onClick={() => leave(other)}>
        Use another account
      </Button>
      <Button disabled={busy} onClick={() => leave(LOGIN_PATH)}>
        Sign out
      </Button>
    </ButtonGroup>
  );
}
