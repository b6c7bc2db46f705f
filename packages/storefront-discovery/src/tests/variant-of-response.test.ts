import { expect, test } from 'vitest';
import { variantOfResponse } from './variant-of-response';

const VARIANT = { key: 'test.b', title: '', layout: 'sidebar', layoutMode: 'dropdown', columns: [4, 3, 2] };
const responseWith = (variant: unknown) => new Response(JSON.stringify({ version: 2, variant }));

test('returns the variant of a response', async () => {
  expect(await variantOfResponse(responseWith(VARIANT))).toEqual(VARIANT);
});

test.each<[string, unknown]>([
  ['no variant', undefined],
  ['null', null],
  ['a variant without a key', { ...VARIANT, key: undefined }],
  ['a variant with an invalid layout', { ...VARIANT, layout: {} }],
  ['a variant with invalid columns', { ...VARIANT, columns: ['4;position:fixed', 3, 2] }],
])('falls back to the control for %s', async (_, variant) => {
  expect((await variantOfResponse(responseWith(variant)))?.key).toBe('');
});

test.each<[string, Response | undefined]>([
  ['without a response', undefined],
  ['for an error response', new Response(JSON.stringify({ variant: VARIANT }), { status: 429 })],
  ['for an HTML page', new Response('<!doctype html>')],
  ['for an array', new Response('[]')],
])('returns null %s', async (_, response) => {
  expect(await variantOfResponse(response)).toBeNull();
});
