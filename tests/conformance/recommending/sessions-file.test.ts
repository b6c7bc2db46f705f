import { expect, test } from 'vitest';
import { readSessions, sessionCases } from './sessions-file';

const FILE = `set,session,item,seconds
train,b,11,7200
train,a,12,60
train,a,11,0
test,x,11,10000
test,x,12,10061
test,x,11,10150
train,b,13,7300
test,y,14,5
`;

test('sorts views by time, and sessions by their end', () => {
  const { known, asked } = readSessions(FILE);
  expect(known.map((views) => views.map(({ product }) => product))).toEqual([
    [11, 12],
    [11, 13],
  ]);
  // y is the only view at second 5: it ended before x.
  expect(asked.map((views) => views.map(({ product }) => product))).toEqual([[14], [11, 12, 11]]);
});

test('queries each view but the first, at the minute of the previous one', () => {
  // 10,000 s and 10,061 s are in minutes 166 and 167.
  expect(sessionCases(readSessions(FILE).asked)).toEqual([
    { now: 166, viewed: [11], next: 12 },
    { now: 167, viewed: [11, 12], next: 11 },
  ]);
});

test.each([
  ['session,item', 'Line 1: the header is "set,session,item,seconds".'],
  ['set,session,item,seconds\nvalid,a,1,2', 'Line 2: the set is "train" or "test", not "valid".'],
  ['set,session,item,seconds\ntrain,,1,2', 'Line 2: the session is missing.'],
  ['set,session,item,seconds\ntrain,a,1,2\ntrain,a,b,2', 'Line 3: the item is a whole number.'],
  ['set,session,item,seconds\ntrain,a,1,', 'Line 2: the seconds are a number.'],
  ['set,session,item,seconds\ntrain,a,1,2,3', 'Line 2: there are more than four fields.'],
])('rejects a broken file with its line', (text, message) => {
  expect(() => readSessions(text)).toThrow(message);
});
