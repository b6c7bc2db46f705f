import { AppProvider } from '@shopify/polaris';
import polarisTexts from '@shopify/polaris/locales/en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LOGIN_PATH, loginUrl } from '../shared/login-url';
import { createQueryClient } from '../shared/query-client';
import { ErrorBoundary } from './error-boundary';
import { PolarisLink } from './polaris-link';
import { createAdminRouter } from './router';

const queryClient = createQueryClient(goToLogin);
const router = createAdminRouter();

export function App() {
  return (
    <AppProvider i18n={polarisTexts} linkComponent={PolarisLink}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </AppProvider>
  );
}

/** Spec section 6: a page that was answered 401 leads to the login page, and from there back to where it was. */
function goToLogin(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== LOGIN_PATH) window.location.replace(loginUrl(`${pathname}${search}${hash}`));
}
