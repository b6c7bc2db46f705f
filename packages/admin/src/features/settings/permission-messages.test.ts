import { ACCESS_SCOPES, OPTIONAL_SCOPES } from '@cartwright/core/contract/access-scopes';
import { expect, it } from 'vitest';
import { lostUses, OPTIONAL_PERMISSIONS, PERMISSIONS } from './permission-messages';

it('every requested permission has a description, and no other', () => {
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual([...ACCESS_SCOPES].toSorted());
  expect(Object.keys(OPTIONAL_PERMISSIONS).toSorted()).toEqual([...OPTIONAL_SCOPES].toSorted());
});

it('names what is lost without each scope, and skips unknown ones', () => {
  expect(lostUses(['read_themes', 'read_moons'])).toEqual([PERMISSIONS.read_themes]);
  expect(lostUses([])).toEqual([]);
});
