import { AppProvider } from '@shopify/polaris';
import polarisTexts from '@shopify/polaris/locales/en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from '../shared/query-client';
import { ErrorBoundary } from './error-boundary';
import { PolarisLink } from './polaris-link';
import { createAdminRouter } from './router';

const queryClient = createQueryClient();
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
