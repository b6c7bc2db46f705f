import { ACCESS_SCOPES } from '@cartwright/core/contract/access-scopes';
import { expect, it } from 'vitest';
import { lostUses, PERMISSIONS } from './permission-words';

it('every permission that the app asks for has words, and no other', () => {
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual([...ACCESS_SCOPES].toSorted());
});

it('names what is lost with each scope, and leaves out what it has no words for', () => {
  expect(lostUses(['read_themes', 'read_moons'])).toEqual([PERMISSIONS.read_themes]);
  expect(lostUses([])).toEqual([]);
});
