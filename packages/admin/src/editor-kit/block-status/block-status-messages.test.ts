import type { BlockStatus } from '@cartwright/core/contract/theme-blocks';
import { expect, it } from 'vitest';
import { blockStatusMessage, obstacles } from './block-status-messages';

const editorUrl = 'https://shop.example/admin/themes/current/editor';
const on = (...without: string[]) => ({ status: 'on', theme: 'Dawn', without, editorUrl }) as const;
const off = { status: 'off', theme: 'Dawn', editorUrl } as const;
const unknown = (reason: 'missing_scope' | 'unavailable' | 'unreadable') =>
  ({ status: 'unknown', theme: null, reason, editorUrl }) as const;
const status = (placement: BlockStatus['placement'], proxy: BlockStatus['proxy'] = 'granted') => ({
  placement,
  proxy,
  firstPages: 'granted' as const,
});

it('mentions the block and the permission only if known to be missing', () => {
  const block = [
    expect.stringContaining('Add the block “Collection products”'),
    expect.stringContaining('remove the theme’s own product grid'),
  ];
  const permission = expect.stringContaining('write_app_proxy');
  expect(obstacles('collection', status(off))).toEqual(block);
  expect(obstacles('collection', status(off, 'missing'))).toEqual([...block, permission]);
  expect(obstacles('collection', status(on(), 'missing'))).toEqual([permission]);
  expect(obstacles('collection', status(unknown('unreadable'), 'missing'))).toEqual([permission]);
  expect(obstacles('collection', status(on()))).toEqual([]);
  expect(obstacles('collection', status(unknown('unavailable'), 'unknown'))).toEqual([]);
});

it.each([
  [status(on()), 'Campaigns that are live show on collection pages in Dawn, your current theme.'],
  [
    status(on('collection')),
    'Campaigns that are live show on collection pages in Dawn, your current theme, except with the template “Default collection”.',
  ],
  [
    status(on('collection.sale', 'collection.new-in')),
    'Campaigns that are live show on collection pages in Dawn, your current theme, except with the templates “sale”, “new-in”.',
  ],
  [status(on(), 'missing'), 'The block “Collection products” is in Dawn, your current theme.'],
  [status(off), null],
])('names the place where campaigns show', (state, message) => {
  expect(blockStatusMessage('collection', state)).toBe(message);
});

it('leaves out the place of campaigns if unknown', () => {
  const states = [
    status(on(), 'unknown'),
    ...(['missing_scope', 'unavailable', 'unreadable'] as const).map((reason) => status(unknown(reason))),
  ];
  for (const state of states) {
    expect(blockStatusMessage('collection', state)).toMatch(/didn’t say|don’t say|needs permission/);
    expect(blockStatusMessage('collection', state)).not.toContain('Campaigns that are live');
  }
});

it('mentions searches for the search block', () => {
  expect(obstacles('search', status(off))).toEqual([
    'Add the block “Search results” to your theme’s search page in Dawn.',
    expect.stringContaining('Keep its field to search in.'),
  ]);
  expect(blockStatusMessage('search', status(on('search', 'search.sale')))).toBe(
    'Results show on search pages in Dawn, your current theme, except with the templates “Default search”, “sale”.',
  );
});
