import type { CardMedia } from '@cartwright/core/listing/card-media';
import { describe, expect, it } from 'vitest';
import { readCardMedia } from './read-card-media';

const MEDIA: CardMedia = {
  second: 'https://cdn.example/second.jpg',
  option: 'Colour',
  swatches: [
    {
      name: 'Moss',
      colour: '#5d6b46',
      image: null,
      url: '/products/mug?variant=2',
      picture: '//cdn.example/moss.jpg',
      available: true,
    },
    {
      name: 'Striped',
      colour: null,
      image: 'https://cdn.example/striped.jpg',
      url: '/products/mug?variant=3',
      picture: null,
      available: false,
    },
  ],
  more: 2,
};

const withSwatch = (changes: object) =>
  JSON.stringify({ ...MEDIA, swatches: [{ ...MEDIA.swatches[0], ...changes }] });

describe('additional card media', () => {
  it('are read, ignoring unknown fields', () => {
    expect(readCardMedia(JSON.stringify({ ...MEDIA, sizes: [] }))).toEqual(MEDIA);
    expect(readCardMedia(JSON.stringify({ ...MEDIA, second: null }))).toEqual({ ...MEDIA, second: null });
  });

  it.each([
    ['nothing', undefined],
    ['an object’s text', '[object Object]'],
    ['another shape', '{"second":null}'],
    ['an invalid second picture', JSON.stringify({ ...MEDIA, second: 'javascript:alert(1)' })],
    ['a link out of the store', withSwatch({ url: '//evil.example' })],
    ['a script', withSwatch({ url: 'javascript:alert(1)' })],
    ['an image as colour', withSwatch({ colour: 'url(https://evil.example)' })],
    ['an invalid swatch image', withSwatch({ image: 'data:text/html,x' })],
    ['an invalid count', JSON.stringify({ ...MEDIA, more: -1 })],
  ])('are null for %s', (_, text) => expect(readCardMedia(text)).toBeNull());
});
