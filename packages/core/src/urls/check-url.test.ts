import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUrl } from './check-url';

describe('typed URL', () => {
  it.each([
    ['/', '/'],
    ['/pages/about?from=cart#top', '/pages/about?from=cart#top'],
    ['  /collections/all  ', '/collections/all'],
    ['/a//b', '/a//b'],
    ['example.com', 'http://example.com'],
    ['shop.example:8080/x', 'http://shop.example:8080/x'],
    ['https://example.com/sale', 'https://example.com/sale'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['bücher.example', 'http://bücher.example'],
    ['127.0.0.1:4701', 'http://127.0.0.1:4701'],
  ])('%j becomes %j', (typed, url) => {
    expect(checkUrl(typed)).toEqual({ ok: true, url });
  });

  it.each([
    ['', 'example.com'],
    ['localhost', 'localhost.com'],
    ['https://shop', 'shop.com'],
    ['http://', 'example.com'],
    ['exa mple', 'example.com'],
    ['.example.com', 'example.com'],
    ['example.com.', 'example.com'],
    ['a..com', 'a.com'],
    ['[::1]', 'example.com'],
    ['javascript:alert(1)', 'example.com'],
  ])('%j is rejected without a domain, suggesting %j', (typed, example) => {
    expect(checkUrl(typed)).toEqual({
      ok: false,
      code: 'url_domain',
      message: `Invalid URL: hostname must include a domain (e.g. ${example})`,
    });
  });

  it.each([
    'javascript://example.com/%0aalert(1)',
    'data://example.com/x',
    'ftp://example.com',
    'mailto:a@b.example',
    'https://me@example.com',
    'https://me:secret@example.com',
  ])('%j is rejected for its scheme or user name', (typed) => {
    expect(checkUrl(typed)).toMatchObject({ ok: false, code: 'url_scheme' });
  });

  it.each(['//evil.example', '/\\evil.example', '/\n/evil.example', '/\t\\evil.example'])(
    '%j is rejected despite its leading slash',
    (typed) => {
      expect(checkUrl(typed).ok).toBe(false);
    },
  );

  it('An accepted URL is accepted again and runs no script.', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      'javascript',
      'a',
      'com',
      '\n',
      '\t',
      ' ',
      '?',
      'http',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const checked = checkUrl(parts.join(''));
        if (!checked.ok) return;
        expect(checkUrl(checked.url)).toEqual(checked);
        const { protocol, host, username } = new URL(checked.url, 'https://store.example');
        expect(['http:', 'https:']).toContain(protocol);
        expect(username).toBe('');
        if (checked.url.startsWith('/')) expect(host).toBe('store.example');
      }),
    );
  });
});
