import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { Button, Spinner } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { isSignedOut } from '../shared/api-failure';
import { loadErrorMessage } from '../shared/load-error';
import { usePageTitle } from '../shared/use-page-title';
import { userQuery } from '../shared/user-query';

/** Spec section 6: where a page leads whose data was answered 401. Says how to sign in, and leads back to that page. */
export function LoginPage() {
  usePageTitle('Sign in');
  const { return_to: returnTo } = useSearch({ from: '/admin/login' });
  const router = useRouter();
  const user = useQuery({ ...userQuery, staleTime: 0 });

  async function tryAgain() {
    const { isSuccess } = await user.refetch();
    if (isSuccess) router.history.replace(returnTo);
  }

  if (user.isPending) {
    return (
      <MessagePage title="Signing in">
        <Spinner accessibilityLabel="Finding out whether you are signed in" size="small" />
      </MessagePage>
    );
  }
  if (user.isSuccess) {
    return (
      <MessagePage
        title="You are signed in"
        action={
          <Button url={returnTo} variant="primary">
            Go on where you were
          </Button>
        }
      >
        <p>Your store knows you.</p>
      </MessagePage>
    );
  }
  if (!isSignedOut(user.error)) {
    return (
      <LoadFailed
        message={loadErrorMessage(user.error)}
        onRetry={() => void tryAgain()}
        busy={user.isFetching}
      />
    );
  }
  return (
    <MessagePage
      title="You are signed out"
      action={
        <Button variant="primary" loading={user.isFetching} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      <p>{user.error.message}</p>
      <p>
        Everything that was saved is safe. When you are signed in, "Try again" takes you back to where you
        were.
      </p>
    </MessagePage>
  );
}
