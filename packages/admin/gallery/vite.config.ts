import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { GALLERY_PORT = '4702' } = process.env;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../.cache/admin-gallery', import.meta.url)),
  plugins: [react()],
  // Found late, they would make the page load a second time.
  optimizeDeps: {
    include: [
      '@dnd-kit/core',
      '@shopify/polaris',
      '@shopify/polaris-icons',
      '@tanstack/react-query',
      'msw',
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'zod',
    ],
  },
  server: { host: '127.0.0.1', port: Number(GALLERY_PORT), strictPort: true },
});
