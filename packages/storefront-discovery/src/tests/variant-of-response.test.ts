import { expect, test } from 'vitest';
import { variantOfResponse } from './variant-of-response';

const VARIANT = { key: 'test.b', title: '', layout: 'sidebar', layoutMode: 'dropdown', columns: [4, 3, 2] };
const answer = (variant: unknown) => new Response(JSON.stringify({ version: 2, variant }));

test('returns the variant of a response', async () => {
  expect(await variantOfResponse(answer(VARIANT))).toEqual(VARIANT);
});

test.each<[string, unknown]>([
  ['no variant', undefined],
  ['null', null],
  ['a variant without a key', { ...VARIANT, key: undefined }],
  ['one whose layout is no text', { ...VARIANT, layout: {} }],
  ['one whose columns are no numbers', { ...VARIANT, columns: ['4;position:fixed', 3, 2] }],
])('falls back to the control for %s', async (_, variant) => {
  expect((await variantOfResponse(answer(variant)))?.key).toBe('');
});

test.each<[string, Response | undefined]>([
  ['without an answer', undefined],
  ['after a refusal', new Response(JSON.stringify({ variant: VARIANT }), { status: 429 })],
  ['of a page of the store', new Response('<!doctype html>')],
  ['of a list', new Response('[]')],
])('returns null %s', async (_, response) => {
  expect(await variantOfResponse(response)).toBeNull();
});
