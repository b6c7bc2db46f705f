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

/** Creates router and client on render, not on module evaluation, to keep that task short. */
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
 * Redirects a page that got a 401 to the login page, which leads back. A page with unsaved changes
 * stays, and shows load errors in place.
 */
function goToLogin(history: RouterHistory): void {
  const { pathname, search, hash } = window.location;
  if (isLoginPath(pathname) || !mayLeave()) return;
  // Full page load; but in Shopify's admin the app can only be opened by the embedded URL.
  (window.shopify ? history : window.location).replace(loginUrl(`${pathname}${search}${hash}`));
}
