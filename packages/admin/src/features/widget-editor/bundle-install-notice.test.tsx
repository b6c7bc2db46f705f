import type { BlockStatus } from '@cartwright/core/contract/theme-blocks';
import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockStatusQuery } from '../../editor-kit/block-status/use-block-status';
import { HostContext } from '../../host/host';
import { standaloneHost } from '../../host/standalone/standalone-host';
import { widgetsQuery } from '../../widget-settings/widget-queries';
import { BundleInstallNotice } from './bundle-install-notice';

const editorUrl = 'https://shop.example/admin/themes/current/editor?template=product';
const WITHOUT: BlockStatus = {
  placement: { status: 'off', theme: 'Dawn', editorUrl },
  proxy: 'granted',
  firstPages: 'granted',
};

function shown(
  installState: ListedWidget['installState'],
  blockStatus: BlockStatus | null = WITHOUT,
  runningTest: ListedWidget['runningTest'] = null,
): string {
  const queries = new QueryClient();
  queries.setQueryData(widgetsQuery('bundle_builder').queryKey, [
    { id: 12, installState, runningTest } as ListedWidget,
  ]);
  if (blockStatus) queries.setQueryData(blockStatusQuery('widget').queryKey, blockStatus);
  return renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <HostContext.Provider value={standaloneHost}>
          <BundleInstallNotice id={12} />
        </HostContext.Provider>
      </QueryClientProvider>
    </AppProvider>,
  );
}

it('links from a bundle without a place to the theme editor, with its number', () => {
  const html = shown('not_live_not_installed');
  expect(html).toContain('Shoppers don’t see this bundle yet');
  expect(html).toContain('enter the number 12');
  expect(html).toMatch(/<a [^>]*href="https:[^"]*editor[^>]*>(<[^>]*>)*Open theme editor/);
});

it('mentions a theme block that shows another widget', () => {
  const placement = { status: 'on' as const, theme: 'Dawn', without: [], editorUrl };
  expect(shown('not_live_not_installed', { ...WITHOUT, placement })).toContain(
    'Product pages of Dawn have the block',
  );
});

it('explains what to do if the theme is unknown, and is empty for a placed bundle', () => {
  const placement = { status: 'unknown', theme: null, reason: 'unavailable', editorUrl } as const;
  const html = shown('not_live_not_installed', { ...WITHOUT, placement });
  expect(html).toContain('In the theme editor, add the block “Widget”');
  expect(html).toContain('Open theme editor');
  expect(shown('not_live_not_installed', null), 'while that is read').not.toContain('Shoppers don’t see');
  expect(shown('not_live_installed')).toBe(shown('live_installed'));
  expect(shown('live_installed')).not.toContain('Shoppers don’t see');
});

it('is empty for a bundle that a running test shows in place of another', () => {
  const inTest = (isControl: boolean) =>
    shown('not_live_not_installed', WITHOUT, { id: 'test', name: 'Which box', isControl });
  expect(inTest(false)).not.toContain('Shoppers don’t see');
  expect(inTest(true)).toContain('Shoppers don’t see');
});
