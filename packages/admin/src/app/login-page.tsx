import type { readUser } from '@cartwright/core/contract/user';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { Spinner } from '@cartwright/ui/admin/spinner';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callbackMessage } from '../features/sign-in/callback-messages';
import { ShopLinks } from '../features/sign-in/shop-links';
import { useHost } from '../host/host';
import type { ResponseOf } from '../shared/api/api-client';
import { isSignedOut } from '../shared/api/api-failure';
import { knownShops } from '../shared/api/known-shops';
import { loadErrorMessage } from '../shared/api/load-error';
import { HOME } from '../shared/api/login-url';
import { HAS_SHOP_IN_URL, shopOfPage } from '../shared/api/shop-of-page';
import { signInUrl } from '../shared/api/sign-in-url';
import { sessionQuery } from '../shared/api/user-query';
import { usePageTitle } from '../shared/hooks/use-page-title';
import './login-page.css';
import { pageShop } from './page-shop';

/** Sign-in page after a 401: explains how to sign in, then returns the user. */
export function LoginPage() {
  usePageTitle('Sign in');
  const { return_to: returnTo } = useSearch({ from: '/admin/login' });
  // The user may have signed in in another tab.
  const session = useQuery({ ...sessionQuery, staleTime: 0, refetchOnWindowFocus: 'always' });
  const lastError = useLastError(session);
  const isReturning = useReturn(
    lastError !== null && session.isSuccess && coversPageShop(session.data),
    returnTo,
  );

  if (isReturning || (session.isPending && lastError === null)) {
    return (
      <MessagePage title="Signing in">
        <Spinner accessibilityLabel="Checking whether you’re signed in" size="small" />
      </MessagePage>
    );
  }
  if (session.isSuccess) {
    return coversPageShop(session.data) ? (
      <SignedIn returnTo={returnTo} />
    ) : (
      <ChooseStore shops={domainsOf(session.data)} returnTo={returnTo} />
    );
  }
  if (lastError === null || !isSignedOut(lastError)) {
    return (
      <LoadFailed
        message={loadErrorMessage(lastError)}
        onRetry={() => void session.refetch()}
        busy={session.isFetching}
      />
    );
  }
  return (
    <SignedOut
      message={lastError.message}
      returnTo={returnTo}
      busy={session.isFetching}
      onTryAgain={() => void session.refetch()}
    />
  );
}

/** Last error of the session, kept during a refetch so that the page doesn't flicker. */
function useLastError({ error }: { readonly error: Error | null }): Error | null {
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  return error ?? lastError;
}

/**
 * Redirects back once a signed-out user signs in, here or in another tab. A user who was signed in
 * on load gets a link: the previous page may still be forbidden, and would cause a redirect loop.
 */
function useReturn(isReturning: boolean, returnTo: string): boolean {
  const router = useRouter();
  useEffect(
    function redirectBack() {
      if (isReturning) router.history.replace(returnTo);
    },
    [isReturning, returnTo, router],
  );
  return isReturning;
}

type Session = ResponseOf<typeof readUser>;

const domainsOf = ({ shops }: Session) => shops.map(({ shopifyShopDomain }) => shopifyShopDomain);

/** Whether the session covers the page's shop. */
const coversPageShop = (session: Session) =>
  pageShop(shopOfPage(), HAS_SHOP_IN_URL, domainsOf(session)).kind === 'stay';

function SignedIn({ returnTo }: { returnTo: string }) {
  return (
    <MessagePage
      title="You’re signed in"
      action={
        <Button url={returnTo} variant="primary">
          Continue where you left off
        </Button>
      }
    >
      <CallbackError />
      <p>You can go back to what you were doing.</p>
    </MessagePage>
  );
}

/** Signed in, but not to the page's shop. */
function ChooseStore({ shops, returnTo }: { shops: readonly string[]; returnTo: string }) {
  const requestedShop = shopOfPage();
  const isUnknown = requestedShop !== null && !shops.includes(requestedShop);
  return (
    <MessagePage
      title={isUnknown ? 'You’re not signed in to this store' : 'Choose a store'}
      action={
        <>
          {isUnknown && <SignInButton shop={requestedShop} returnTo={returnTo} />}
          <ShopLinks title="Your stores" shops={shops} current={null} />
        </>
      }
    >
      <CallbackError />
      <p>
        {isUnknown
          ? `To use Cartwright for ${requestedShop}, open it from that store’s admin.`
          : 'You’re signed in to several stores. Which one do you want to open?'}
      </p>
    </MessagePage>
  );
}

function SignedOut(props: {
  readonly message: string;
  readonly returnTo: string;
  readonly busy: boolean;
  readonly onTryAgain: () => void;
}) {
  const { message, returnTo, busy, onTryAgain } = props;
  const { kind } = useHost();
  const shop = shopOfPage();
  // In Shopify's admin each store has its own.
  const others = kind === 'embedded' ? [] : knownShops().filter((each) => each !== shop);
  const isNew = shop === null && returnTo === HOME;
  return (
    <MessagePage
      title={isNew ? 'Sign in to Cartwright' : 'You’re signed out'}
      action={
        <>
          <ButtonGroup>
            {shop && <SignInButton shop={shop} returnTo={returnTo} />}
            <Button variant={shop ? 'secondary' : 'primary'} loading={busy} onClick={onTryAgain}>
              Try again
            </Button>
          </ButtonGroup>
          <ShopLinks title="Other stores on this browser" shops={others} current={null} />
        </>
      }
    >
      <CallbackError />
      {isNew ? (
        <>
          <p>In your store’s Shopify admin, go to Apps and open Cartwright. You’re signed in from there.</p>
          <p>Not installed yet? Install Cartwright from the Shopify App Store.</p>
        </>
      ) : (
        <>
          <p>{message}</p>
          <p>Everything you saved is safe. Sign in, then choose “Try again” to go back to where you were.</p>
        </>
      )}
    </MessagePage>
  );
}

/** Hidden in Shopify's admin, where opening the app signs the user in. */
function SignInButton({ shop, returnTo }: { shop: string; returnTo: string }) {
  const { kind, navigateAway } = useHost();
  if (kind === 'embedded') return null;
  return (
    <Button variant="primary" onClick={() => navigateAway(signInUrl(shop, returnTo))}>
      {`Sign in to ${shop}`}
    </Button>
  );
}

function CallbackError() {
  const { error } = useSearch({ from: '/admin/login' });
  const failure = callbackMessage(error);
  if (!failure) return null;
  return (
    <div className="cw-callback-error">
      <Banner tone="critical" title={failure.title}>
        <p>{failure.message}</p>
      </Banner>
    </div>
  );
}
