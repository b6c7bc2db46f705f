import { listShopUsers } from '@cartwright/core/contract/sign-in';
import { Button } from '@cartwright/ui/admin/button';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Text } from '@cartwright/ui/admin/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MANAGE_PATH } from '../../shared/api/account-paths';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { ApiFailureError } from '../../shared/api/api-failure';
import { loadErrorMessage } from '../../shared/api/load-error';
import { isPlanMissing } from '../../shared/api/plan-missing';
import { shopQuery } from '../../shared/api/shop-query';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { UserList } from './user-list';

const usersQuery = queryOptions({
  queryKey: ['shop-users'],
  queryFn: ({ signal }) =>
    responseOf(api.call(listShopUsers, { params: {}, query: {}, body: undefined, signal })),
});

const SETTINGS = { label: 'Settings', path: '/settings/' };

/** Page of the shop's users. Redirects users without access to session management. */
export function UsersPage() {
  usePageTitle('Users', SETTINGS);
  const users = useQuery(usersQuery);
  const shop = useQuery(shopQuery);
  const router = useRouter();
  const isForbidden = isForbiddenTo(users.error);
  useEffect(
    function leaveWhatIsForbidden() {
      if (isForbidden) router.history.replace(MANAGE_PATH);
    },
    [isForbidden, router],
  );

  function stateOf(): ListPageProps['state'] {
    if (users.data && shop.data) {
      const { shopUsers } = users.data;
      return shopUsers.length === 0
        ? { kind: 'empty', content: <NoUsers /> }
        : { kind: 'ready', content: <UserList users={shopUsers} timezone={shop.data.timezone} /> };
    }
    const problem = users.error ?? shop.error;
    if (!problem || isForbidden) return { kind: 'loading' };
    return {
      kind: 'failed',
      message: loadErrorMessage(problem),
      onRetry: () => void Promise.all([users.refetch(), shop.refetch()]),
      busy: users.isFetching || shop.isFetching,
    };
  }
  return (
    <ListPage
      title="Users"
      description="Who has used Cartwright in this store. You add and remove staff in your Shopify settings."
      action={<Button url={SETTINGS.path}>Back to Settings</Button>}
      notice={null}
      state={stateOf()}
    />
  );
}

/** Whether access is denied, other than by a missing plan, which has its own redirect. */
function isForbiddenTo(problem: unknown): boolean {
  return (
    problem instanceof ApiFailureError && problem.failure.code === 'forbidden' && !isPlanMissing(problem)
  );
}

function NoUsers() {
  return (
    <div className="cw-users__none">
      <Text as="p">Nobody has used Cartwright in this store yet.</Text>
    </div>
  );
}
