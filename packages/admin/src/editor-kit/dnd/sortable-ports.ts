import { announce } from '../model/announcements';
import type { Gap } from './gap';
import type { DraggedItem, ListDragPorts } from './use-list-drag';

/** A list whose rows can be put into another order. */
export interface Sortable<Row> {
  /** What one of its rows is called: "filter". */
  readonly noun: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
  readonly onMove: (from: number, to: number) => void;
}

interface SortablePorts<Row> {
  /** The list as it is now. */
  readonly list: () => Sortable<Row>;
  readonly hold: (dragged: DraggedItem<Gap> | null) => void;
  /** Gives the focus to a row, once it is drawn. */
  readonly focus: (id: string) => void;
}

/** The name of the one list that there is. */
export const LIST = 'list';

/** Ports of dragging in such a list: every row may have every place. */
export function sortablePorts<Row>({ list, hold, focus }: SortablePorts<Row>): ListDragPorts<Gap> {
  const indexOf = (id: string) => list().rows.findIndex((row) => list().idOf(row) === id);
  const titleOf = (id: string) => {
    const row = list().rows[indexOf(id)];
    return row === undefined ? '' : list().titleOf(row);
  };
  const placeAt = (index: number): Gap => ({ anchor: LIST, index });
  const wordsAt = (index: number) => `Position ${index + 1} of ${list().rows.length}`;
  return {
    noun: list().noun,
    titleOf,
    placeOf: (id) => placeAt(indexOf(id)),
    placeText: (id) => wordsAt(indexOf(id)),
    placesFor: () => list().rows.map((_, index) => placeAt(index)),
    // Above a row that moves down, the rows behind it move up.
    gapOf: (id, { index }) => placeAt(index > indexOf(id) ? index + 1 : index),
    landingAt(id, gap) {
      const from = indexOf(id);
      const to = gap === null ? from : gap.index > from ? gap.index - 1 : gap.index;
      const message = `${wordsAt(to)}.`;
      return to === from ? { kind: 'stays', message } : { kind: 'lands', message, place: placeAt(to) };
    },
    hold,
    land(id, { index }) {
      const title = titleOf(id);
      list().onMove(indexOf(id), index);
      announce(`${title} moved. ${wordsAt(index)}.`);
      focus(id);
    },
    stay: focus,
  };
}
