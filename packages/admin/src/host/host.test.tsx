import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { AppBridge } from './embedded/app-bridge';
import { embeddedHost } from './embedded/embedded-host';
import { type Host, HostContext, useHost } from './host';
import { standaloneHost } from './standalone/standalone-host';

const NOTHING: AppBridge = {
  toast: { show: () => '', hide: () => {} },
  saveBar: { show: async () => {}, hide: async () => {} },
  idToken: async () => '',
  scopes: { request: async () => ({ result: 'declined-all' }) },
  loading: () => {},
};

/** An editor, which knows no host. */
function Editor() {
  const { SaveBar, FullScreen } = useHost();
  const nothing = () => {};
  return (
    <FullScreen open title="Demo campaign" onLeave={nothing}>
      <SaveBar dirty saving={false} disabled={false} onSave={nothing} onDiscard={nothing} />
      <p>Settings</p>
    </FullScreen>
  );
}

const markup = (host: Host | null) =>
  renderToStaticMarkup(
    <AppProvider>
      <HostContext.Provider value={host}>
        <Editor />
      </HostContext.Provider>
    </AppProvider>,
  );

describe('optional scope', () => {
  const ACCESS = 'https://shop.example/admin/oauth/install?client_id=x';

  it('is requested above the page in Shopify’s admin', async () => {
    const requests: string[][] = [];
    const hostReturning = (result: 'granted-all' | 'declined-all') =>
      embeddedHost({
        ...NOTHING,
        scopes: {
          async request(scopes) {
            requests.push(scopes);
            return { result };
          },
        },
      });
    expect(await hostReturning('granted-all').requestScopes(['write_x'], ACCESS)).toBe('granted');
    expect(await hostReturning('declined-all').requestScopes(['write_x'], ACCESS)).toBe('declined');
    expect(requests).toEqual([['write_x'], ['write_x']]);
  });

  it('is requested in a Shopify window when standalone', async () => {
    const opened: string[] = [];
    vi.stubGlobal('window', { open: (url: URL) => opened.push(url.href) });
    expect(await standaloneHost.requestScopes(['write_x', 'write_y'], ACCESS)).toBe('elsewhere');
    vi.unstubAllGlobals();
    expect(opened).toEqual([`${ACCESS}&optional_scopes=write_x%2Cwrite_y`]);
  });
});

describe('editor in a host', () => {
  it('has our save bar and the full window when standalone', () => {
    const html = markup(standaloneHost);
    expect(html).toContain('Unsaved changes');
    expect(html).toContain('<p>Settings</p>');
    expect(html).not.toContain('ui-');
  });

  it('has the admin’s save bar and full screen in Shopify’s admin', () => {
    const html = markup(embeddedHost(NOTHING));
    expect(html).toMatch(/<ui-modal variant="max"><ui-title-bar title="Demo campaign">/);
    expect(html).toMatch(
      /<ui-save-bar id="[^"]+"><button variant="primary">Save<\/button><button>Discard<\/button>/,
    );
    expect(html).toContain('<p>Settings</p>');
    expect(html).not.toContain('Unsaved changes');
  });

  it('throws without a host', () => {
    expect(() => markup(null)).toThrow('inside the shell');
  });
});
