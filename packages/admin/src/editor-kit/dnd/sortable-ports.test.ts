import fc from 'fast-check';
import { expect, it } from 'vitest';
import { announcements } from '../model/announcements';
import { sortablePorts } from './sortable-ports';

function aList(...rows: string[]) {
  const moved: [number, number][] = [];
  const focused: string[] = [];
  const sortable = {
    noun: 'filter',
    rows,
    idOf: (row: string) => row,
    titleOf: (row: string) => row.toUpperCase(),
    onMove: (from: number, to: number) => moved.push([from, to]),
  };
  const ports = sortablePorts({
    list: () => sortable,
    hold: () => {},
    focus: (id) => focused.push(id),
  });
  return { ports, moved, focused };
}

it('moves a row to the place of its gap, up or down', () => {
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (rows, a, b) => {
      const { ports } = aList(...rows);
      const [id = '', to] = [rows[a % rows.length], b % rows.length];
      const place = { anchor: 'list', index: to };
      const landing = ports.landingAt(id, ports.gapOf(id, place));
      expect(landing).toMatchObject(
        rows[to] === id
          ? { kind: 'stays' }
          : { kind: 'lands', place, message: `Position ${to + 1} of ${rows.length}.` },
      );
    }),
  );
});

it('keeps a row in place at its own two gaps and outside the list', () => {
  const { ports } = aList('a', 'b', 'c');
  for (const gap of [{ anchor: 'list', index: 1 }, { anchor: 'list', index: 2 }, null]) {
    expect(ports.landingAt('b', gap)).toEqual({ kind: 'stays', message: 'Position 2 of 3.' });
  }
});

it('announces the moved row, and keeps focus on it', () => {
  const { ports, moved, focused } = aList('a', 'b', 'c');
  ports.land('a', { anchor: 'list', index: 2 });
  expect(moved).toEqual([[0, 2]]);
  expect(announcements.get().text).toBe('A moved. Position 3 of 3.');
  expect(focused).toEqual(['a']);
});
