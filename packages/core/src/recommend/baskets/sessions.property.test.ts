import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { addView, noSessions, takeEnded } from './sessions';

const view = (session: string, elapsedMinutes: number, product: number) => ({
  session,
  elapsedMinutes,
  minute: elapsedMinutes + 60,
  product,
});

test('Half an hour without a view ends a session.', () => {
  const sessions = noSessions();
  for (const each of [view('a', 0, 1), view('b', 5, 9), view('a', 30, 2), view('a', 30, 2), view('b', 36, 8)])
    addView(sessions, each);
  expect(takeEnded(sessions, 60)).toEqual([{ minute: 65, products: [9] }]);
  expect(takeEnded(sessions, 61)).toEqual([{ minute: 90, products: [1, 2] }]);
  expect(takeEnded(sessions, 1000)).toEqual([{ minute: 96, products: [8] }]);
});

test('Taking sessions often or once returns the same sessions in the same order.', () => {
  const steps = array(
    tuple(constantFrom('a', 'b', 'c'), integer({ min: 0, max: 20 }), constantFrom(1, 2, 3)),
  );
  assert(
    property(steps, array(integer({ min: 1, max: 5 }), { minLength: 1 }), (made, pauses) => {
      const [often, once] = [noSessions(), noSessions()];
      const taken = [];
      let now = 0;
      for (const [at, [session, pause, product]] of made.entries()) {
        now += pause;
        // All views before this instant have been added, none at it.
        if (at % (pauses[at % pauses.length] ?? 1) === 0) taken.push(...takeEnded(often, now));
        for (const sessions of [often, once]) addView(sessions, view(session, now, product));
      }
      taken.push(...takeEnded(often, now + 100));
      expect(taken).toEqual(takeEnded(once, now + 100));
    }),
  );
});
