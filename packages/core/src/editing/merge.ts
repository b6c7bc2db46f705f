import { differenceOf, inReadingOrder, type PartDifference } from './difference';
import { type Part, type Parts, partsById } from './parts';
import { samePart } from './same-part';

/** One of two documents that come from the same one. */
export type Side = 'mine' | 'theirs';

/** Who changed a part: nobody, one side, both to the same, or both to something else. */
export type ChangedBy = 'nobody' | Side | 'both-same' | 'both';

/** A part in a merge. */
export interface MergePart {
  readonly id: string;
  readonly title: string;
  readonly changedBy: ChangedBy;
  /** How each side differs from what both come from; null where it does not. */
  readonly mine: PartDifference | null;
  readonly theirs: PartDifference | null;
}

/** For parts by their ids: whose is taken. */
export type Choices = ReadonlyMap<string, Side>;

export type Merged<Doc> =
  | { readonly ok: true; readonly document: Doc }
  /** The parts that both changed, and for which no side is chosen. */
  | { readonly ok: false; readonly undecided: readonly string[] };

export interface Merge<Doc> {
  /** Every part of the three documents, in reading order. */
  readonly parts: readonly MergePart[];
  /**
   * One document of the two sides. A part comes from the side that is chosen, without a choice from the one that changed it;
   * one that both changed has to be chosen. What merged parts break between them, `take` of the parts mends; what it cannot
   * mend is for the document's own validation to find.
   */
  readonly merged: (choices: Choices) => Merged<Doc>;
}

/** Result of a three-way merge of `mine` and `theirs`, both made of `base`. */
export function threeWay<Doc>(
  parts: Parts<Doc>,
  { base, mine, theirs }: { readonly base: Doc; readonly mine: Doc; readonly theirs: Doc },
): Merge<Doc> {
  const split = { base: parts.split(base), mine: parts.split(mine), theirs: parts.split(theirs) };
  const byId = {
    base: partsById(split.base),
    mine: partsById(split.mine),
    theirs: partsById(split.theirs),
  };
  const ids = inReadingOrder(split.base, split.theirs, split.mine);
  const merging = ids.map((id) => mergePart(id, byId.base.get(id), byId.mine.get(id), byId.theirs.get(id)));

  function merged(choices: Choices): Merged<Doc> {
    const undecided = merging.filter(({ id, changedBy }) => changedBy === 'both' && !choices.has(id));
    if (undecided.length > 0) return { ok: false, undecided: undecided.map(({ id }) => id) };
    const differing = merging.filter(({ id }) => !samePart(byId.mine.get(id), byId.theirs.get(id)));
    const fromMine = differing.filter(({ id, changedBy }) => sideOf(changedBy, choices.get(id)) === 'mine');
    if (fromMine.length > 0 && fromMine.length === differing.length) return { ok: true, document: mine };
    // Where parts stand comes last: then all that stand there are there.
    const arranges = ({ id }: MergePart) => byId.mine.get(id)?.places !== undefined;
    const inOrder = [...fromMine.filter((part) => !arranges(part)), ...fromMine.filter(arranges)];
    const document = inOrder.reduce((result, { id }) => parts.take(result, mine, id), theirs);
    return { ok: true, document };
  }

  return { parts: merging, merged };
}

/** The side that a part comes from when nothing is chosen: theirs where it makes no difference. */
function sideOf(changedBy: ChangedBy, chosen: Side | undefined): Side {
  return chosen ?? (changedBy === 'mine' ? 'mine' : 'theirs');
}

function mergePart(
  id: string,
  base: Part | undefined,
  mine: Part | undefined,
  theirs: Part | undefined,
): MergePart {
  const title = (mine ?? theirs ?? base)?.title ?? id;
  const [mineChanged, theirsChanged] = [!samePart(base, mine), !samePart(base, theirs)];
  const changedBy = changer(mineChanged, theirsChanged, samePart(mine, theirs));
  return { id, title, changedBy, mine: differenceOf(base, mine), theirs: differenceOf(base, theirs) };
}

function changer(mineChanged: boolean, theirsChanged: boolean, same: boolean): ChangedBy {
  if (mineChanged === theirsChanged) {
    // Where parts stand can differ between two sides that each keep to what they have in common with the base.
    if (!same) return 'both';
    return mineChanged ? 'both-same' : 'nobody';
  }
  return mineChanged ? 'mine' : 'theirs';
}

/** The choice of one side for every part that anybody changed. */
export function allOf(parts: readonly MergePart[], side: Side): Choices {
  return new Map(parts.filter(({ changedBy }) => changedBy !== 'nobody').map(({ id }) => [id, side]));
}
