import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import { expect, it } from 'vitest';
import { lookCalls } from '../features/looks/look-calls';
import type { ApiFailure } from '../shared/api/api-failure';
import { saveWithReadBack } from './document-model';

const refused = (code: ApiFailure['code'], status: number, message: string): ApiFailure => ({
  ok: false,
  code,
  status,
  message,
  path: [],
  issues: [],
  details: undefined,
});

/** The message for a save, where every call is refused; `failed` is what the kind of document says. */
async function messageOf(refusal: ApiFailure, failed?: string) {
  const calls = {
    ...lookCalls({ call: async () => refusal }),
    ...(failed !== undefined && { failed: () => failed }),
  };
  const base = { document: DEFAULT_LOOK, revision: 1 };
  const outcome = await saveWithReadBack({}, calls, DEFAULT_LOOK, base);
  return outcome.kind === 'failed' ? outcome.message : outcome.kind;
}

it('explains a save without a response, and that the edit is kept', async () => {
  const unreached = refused('network', 0, 'The server can’t be reached.');
  const text = 'The server can’t be reached. Your changes are kept.';
  expect(await messageOf(unreached, 'Failed to update')).toBe(`Failed to update. ${text}`);
  expect(await messageOf(unreached, 'Failed to update. Please try again.')).toBe(`Failed to update. ${text}`);
  expect(await messageOf(unreached)).toBe('The server can’t be reached.');
});

it('keeps the message of a kind if the server responded', async () => {
  const internal = refused('internal', 500, 'Something went wrong');
  expect(await messageOf(internal, 'Failed to update')).toBe('Failed to update');
});
