import type { GalleryImage } from '@cartwright/core/contract/images';
import { expect, test } from 'vitest';
import { deletionMessage, factsOf } from './image-messages';

const image: GalleryImage = {
  uuid: 'u',
  name: 'a.png',
  alt: '',
  url: null,
  width: 640,
  height: 360,
  bytes: 12_400,
  type: 'image/png',
  status: 'processing',
  problem: null,
  createdAt: '2026-11-20T12:00:00Z',
};

test('shows the size of an image', () => {
  expect(factsOf(image)).toBe('640 × 360 pixels, PNG, 12 kB');
  expect(factsOf({ ...image, bytes: 40, type: 'image/webp' })).toBe('640 × 360 pixels, WEBP, 1 kB');
  expect(factsOf({ ...image, bytes: 3_450_000 })).toContain('3.5 MB');
});

test('names what uses an image before deletion', () => {
  const cart = { kind: 'cart', id: 'c', name: 'Main' } as const;
  const campaign = { kind: 'campaign', id: 'x', name: 'Sale' } as const;
  const settings = { kind: 'collection', id: 'default', name: 'default' } as const;
  expect(deletionMessage([])).toContain('Nothing uses this image.');
  expect(deletionMessage([cart])).toContain('It’s used in the cart “Main”. Shoppers won’t see it anymore.');
  expect(deletionMessage([cart, campaign, settings])).toContain(
    'the cart “Main”, the campaign “Sale” and the default settings.',
  );
  expect(deletionMessage([{ kind: 'look', id: 'default', name: 'default' }])).toContain(
    'used in your looks.',
  );
  expect(deletionMessage(null)).toContain('Couldn’t check');
});
