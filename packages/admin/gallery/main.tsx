import '@cartwright/core/contract/without-eval';
import { AppProvider } from '@shopify/polaris';
import polarisTexts from '@shopify/polaris/locales/en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '@shopify/polaris/build/esm/styles.css';
import '@cartwright/ui/admin/brand.css';
import { createQueryClient } from '../src/shared/query-client';
import { answerFromMemory } from './answers';
import { Pickers } from './pickers';

const root = document.getElementById('gallery');
if (!root) throw new Error('The page has no element with the id "gallery".');
answerFromMemory();
createRoot(root).render(
  <AppProvider i18n={polarisTexts}>
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Pickers />
    </QueryClientProvider>
  </AppProvider>,
);
