import '@cartwright/core/contract/without-eval';
import { trackPresses } from '@cartwright/ui/admin/pressed';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@cartwright/ui/admin/brand.css';
import { App } from './app';

trackPresses(document);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const page = createRoot(root);
// A transition makes rendering interruptible.
startTransition(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

// Loaded after rendering, which doesn't depend on it.
import('../shared/api/local-storage-clean-up').then(
  ({ cleanUpStorage }) => cleanUpStorage(() => localStorage, Date.now()),
  () => {},
);
