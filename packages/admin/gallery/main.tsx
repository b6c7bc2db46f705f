import '@cartwright/core/contract/without-eval';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '@cartwright/ui/admin/brand.css';
import { createQueryClient } from '../src/shared/api/query-client';
import { mockApi } from './mock-api';
import { Pickers } from './pickers';

const root = document.getElementById('gallery');
if (!root) throw new Error('The page has no element with the id "gallery".');
mockApi();
createRoot(root).render(
  <AppProvider>
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Pickers />
    </QueryClientProvider>
  </AppProvider>,
);
