import { AppProvider } from '@shopify/polaris';
import polarisTexts from '@shopify/polaris/locales/en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { LOGIN_PATH, loginUrl } from '../shared/login-url';
import { createQueryClient } from '../shared/query-client';
import { ErrorBoundary } from './error-boundary';
import { PolarisLink } from './polaris-link';
import { createAdminRouter } from './router';

export function App() {
  return (
    <AppProvider i18n={polarisTexts} linkComponent={PolarisLink}>
      <ErrorBoundary>
        <Pages />
      </ErrorBoundary>
    </AppProvider>
  );
}

/** Makes router and client when it is drawn, not when the file is read, which takes long enough. */
function Pages() {
  const [queryClient] = useState(() => createQueryClient(goToLogin));
  const [router] = useState(createAdminRouter);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Spec section 6: a page that was answered 401 leads to the login page, and from there back to where it was. */
function goToLogin(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== LOGIN_PATH) window.location.replace(loginUrl(`${pathname}${search}${hash}`));
}
