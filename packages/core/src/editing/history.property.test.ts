import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRemote, type History, isUnsaved, markSaved, openHistory, record, redo, undo } from './history';

/** A document with an edited number and loaded data. */
interface Doc {
  readonly number: number;
  readonly loaded?: string;
}

type Action = number | 'undo' | 'redo' | 'save';

const actions = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('undo' as const, 'redo' as const, 'save' as const),
  ),
);

function after(history: History<Doc>, done: readonly Action[]): History<Doc> {
  return done.reduce((each, action) => {
    if (action === 'undo') return undo(each);
    if (action === 'redo') return redo(each);
    if (action === 'save') return markSaved(each, each.present);
    const document = { ...each.present, number: action };
    return record(each, { ok: true, document, label: 'Set', history: 'record' }, 0);
  }, history);
}

const load = (document: Doc): Doc => ({ ...document, loaded: 'it' });

test('Applying a remote change leaves undo, redo and the unsaved state alone, at any time.', () => {
  fc.assert(
    fc.property(actions, actions, (before, later) => {
      const edited = after(openHistory<Doc>({ number: 0 }), before);
      const appliedRemote = applyRemote(edited, load);
      expect(appliedRemote.past).toHaveLength(edited.past.length);
      expect(appliedRemote.future).toHaveLength(edited.future.length);
      expect(isUnsaved(appliedRemote)).toBe(isUnsaved(edited));
      // Applying it now or later has the same result.
      expect(after(appliedRemote, later)).toEqual(applyRemote(after(edited, later), load));
    }),
  );
});

test('A remote change drops the steps that no longer change anything.', () => {
  fc.assert(
    fc.property(actions, (before) => {
      const forgotten = applyRemote(after(openHistory<Doc>({ number: 0 }), before), () => ({ number: 7 }));
      expect(forgotten).toMatchObject({ past: [], future: [], present: { number: 7 } });
      expect(isUnsaved(forgotten)).toBe(false);
    }),
  );
});
