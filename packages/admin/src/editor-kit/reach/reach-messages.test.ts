import type { BlockReach } from '@cartwright/core/contract/theme-blocks';
import { expect, it } from 'vitest';
import { obstacles, reachMessage } from './reach-messages';

const editorUrl = 'https://shop.example/admin/themes/current/editor';
const on = (...without: string[]) => ({ status: 'on', theme: 'Dawn', without, editorUrl }) as const;
const off = { status: 'off', theme: 'Dawn', editorUrl } as const;
const unknown = (reason: 'missing_scope' | 'unavailable' | 'unreadable') =>
  ({ status: 'unknown', theme: null, reason, editorUrl }) as const;
const reach = (placement: BlockReach['placement'], proxy: BlockReach['proxy'] = 'granted') => ({
  placement,
  proxy,
  firstPages: 'granted' as const,
});

it('asks for the block, and for the permission, only where each is known to be missing', () => {
  const block = [
    expect.stringContaining('Add the block “Collection products”'),
    expect.stringContaining('remove the theme’s own product grid'),
  ];
  const permission = expect.stringContaining('write_app_proxy');
  expect(obstacles('collection', reach(off))).toEqual(block);
  expect(obstacles('collection', reach(off, 'missing'))).toEqual([...block, permission]);
  expect(obstacles('collection', reach(on(), 'missing'))).toEqual([permission]);
  expect(obstacles('collection', reach(unknown('unreadable'), 'missing'))).toEqual([permission]);
  expect(obstacles('collection', reach(on()))).toEqual([]);
  expect(obstacles('collection', reach(unknown('unavailable'), 'unknown'))).toEqual([]);
});

it.each([
  [reach(on()), 'Campaigns that are live show on collection pages in Dawn, your current theme.'],
  [
    reach(on('collection')),
    'Campaigns that are live show on collection pages in Dawn, your current theme, except with the template “Default collection”.',
  ],
  [
    reach(on('collection.sale', 'collection.new-in')),
    'Campaigns that are live show on collection pages in Dawn, your current theme, except with the templates “sale”, “new-in”.',
  ],
  [reach(on(), 'missing'), 'The block “Collection products” is in Dawn, your current theme.'],
  [reach(off), null],
])('says where campaigns show', (state, words) => {
  expect(reachMessage('collection', state)).toBe(words);
});

it('does not say that campaigns show where that is not known', () => {
  const states = [
    reach(on(), 'unknown'),
    ...(['missing_scope', 'unavailable', 'unreadable'] as const).map((reason) => reach(unknown(reason))),
  ];
  for (const state of states) {
    expect(reachMessage('collection', state)).toMatch(/didn’t say|don’t say|needs permission/);
    expect(reachMessage('collection', state)).not.toContain('Campaigns that are live');
  }
});

it('speaks of searches where the block is theirs', () => {
  expect(obstacles('search', reach(off))).toEqual([
    'Add the block “Search results” to your theme’s search page in Dawn.',
    expect.stringContaining('Keep its field to search in.'),
  ]);
  expect(reachMessage('search', reach(on('search', 'search.sale')))).toBe(
    'Results show on search pages in Dawn, your current theme, except with the templates “Default search”, “sale”.',
  );
});
