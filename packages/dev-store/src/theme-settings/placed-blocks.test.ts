import { expect, it } from 'vitest';
import { aThemeExtension } from '../testing/a-theme-extension';
import { placedBlocks } from './placed-blocks';

type Store = Parameters<typeof placedBlocks>[0];

const schema = (target: string, template: string) =>
  `{% schema %}{ "name": "Block", "target": "${target}", "enabled_on": { "templates": ["${template}"] } }{% endschema %}`;

const themeExtension = aThemeExtension({
  blocks: {
    cart: schema('body', '*'),
    list: schema('section', 'collection'),
    button: schema('section', 'product'),
  },
});

/** Keys of enabled blocks of a theme that hasn’t been saved, or was with these. */
function enabled(pageBlocks: boolean, saved: Readonly<Record<string, { on: boolean }>> = {}): string[] {
  const store = { app: { themeExtension, pageBlocks }, state: { themeBlocks: () => saved } };
  return placedBlocks(store as unknown as Store)
    .filter(({ on }) => on)
    .map(({ key }) => key);
}

it('enables only embeds in a theme that has never been saved', () => {
  expect(enabled(false)).toEqual(['cart']);
});

it('enables blocks in the place of a page’s content, and no others, if the store begins with them', () => {
  expect(enabled(true)).toEqual(['cart', 'main-collection/list']);
});

it('keeps what the theme was saved with', () => {
  expect(enabled(true, { 'main-collection/list': { on: false } })).toEqual(['cart']);
});
