import type { BlockStatus } from '@cartwright/core/contract/theme-blocks';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HostContext } from '../../host/host';
import { standaloneHost } from '../../host/standalone/standalone-host';
import { BlockStatusLine } from './block-status-line';
import { BlockStatusNotice } from './block-status-notice';
import { blockStatusQuery } from './use-block-status';

const editorUrl = 'https://shop.example/admin/themes/current/editor?template=collection';

function shown(status: BlockStatus | null): string {
  const queries = new QueryClient();
  if (status) queries.setQueryData(blockStatusQuery('collection').queryKey, status);
  return renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <HostContext.Provider value={standaloneHost}>
          <BlockStatusNotice block="collection" />
          <BlockStatusLine block="collection" />
        </HostContext.Provider>
      </QueryClientProvider>
    </AppProvider>,
  );
}

it('is empty while loading', () => {
  expect(shown(null)).not.toMatch(/campaigns|Check again/);
});

it('links to the theme editor in a new tab if the theme has no block', () => {
  const html = shown({
    placement: { status: 'off', theme: 'Dawn', editorUrl },
    proxy: 'granted',
    firstPages: 'granted',
  });
  expect(html).toContain('Shoppers don’t see campaigns yet');
  expect(html).toMatch(/<a [^>]*href="https:[^"]*editor[^>]*>(<[^>]*>)*Open theme editor/);
  expect(html).toContain('target="_blank"');
  expect(html).not.toContain('Check again');
});

it('mentions the block quietly if the theme has it', () => {
  const placement = { status: 'on' as const, theme: 'Dawn', without: [], editorUrl };
  const html = shown({ placement, proxy: 'granted', firstPages: 'granted' });
  expect(html).toContain('show on collection pages in Dawn');
  expect(html).not.toContain('Shoppers don’t see');
});

it('offers a recheck instead of a warning if unknown', () => {
  const placement = { status: 'unknown', theme: null, reason: 'unavailable', editorUrl } as const;
  const html = shown({ placement, proxy: 'unknown', firstPages: 'granted' });
  expect(html).toContain('Check again');
  expect(html).not.toContain('Shoppers don’t see');
});

it('names the missing permission if the theme is unreadable', () => {
  const placement = { status: 'unknown', theme: null, reason: 'unreadable', editorUrl } as const;
  const html = shown({ placement, proxy: 'missing', firstPages: 'granted' });
  expect(html).toContain('write_app_proxy');
  expect(html).toContain('Allow access');
  expect(html).not.toContain('Open theme editor');
  expect(html).toContain('Check again');
});
