import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { isLoginPath, loginUrl } from '../shared/api/login-url';
import { mayLeave } from '../shared/api/may-leave';
import { createQueryClient } from '../shared/api/query-client';
import { ComponentLink } from './component-link';
import { ErrorBoundary } from './error-boundary';
import { createAdminRouter } from './router';

export function App() {
  return (
    <AppProvider linkComponent={ComponentLink}>
      <ErrorBoundary>
        <Pages />
      </ErrorBoundary>
    </AppProvider>
  );
}

/** Makes router and client when it is drawn, not when the file is read, which takes long enough. */
function Pages() {
  const [router] = useState(createAdminRouter);
  const [queryClient] = useState(() => createQueryClient(() => goToLogin(router.history)));
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/**
 * A page that was answered 401 leads to the login page, and from there back to where it was. One with changes
 * that are not saved stays: what could not be loaded says so in its place.
 */
function goToLogin(history: RouterHistory): void {
  const { pathname, search, hash } = window.location;
  if (isLoginPath(pathname) || !mayLeave()) return;
  // A page that is loaded anew; but in Shopify's admin only the address that it gives itself opens the app.
  (window.shopify ? history : window.location).replace(loginUrl(`${pathname}${search}${hash}`));
}
