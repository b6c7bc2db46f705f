import { differenceOf, inReadingOrder, type PartDifference } from './difference';
import { type Part, type Parts, partsById } from './parts';
import { samePart } from './same-part';

/** Side of a merge: one of two documents with a common base. */
export type Side = 'mine' | 'theirs';

/** Author of a section's change: nobody, one side, both to the same, or both differently. */
export type ChangedBy = 'nobody' | Side | 'both-same' | 'both';

/** Section in a merge. */
export interface MergePart {
  readonly id: string;
  readonly title: string;
  readonly changedBy: ChangedBy;
  /** Difference of each side from the base; null for none. */
  readonly mine: PartDifference | null;
  readonly theirs: PartDifference | null;
}

/** Chosen side by section id. */
export type Choices = ReadonlyMap<string, Side>;

export type Merged<Doc> =
  | { readonly ok: true; readonly document: Doc }
  /** The parts that both changed, and for which no side is chosen. */
  | { readonly ok: false; readonly undecided: readonly string[] };

export interface Merge<Doc> {
  /** Sections of the three documents, in reading order. */
  readonly parts: readonly MergePart[];
  /**
   * Merges the two sides into one document. Each section comes from the chosen side, by default from the one that
   * changed it; a section changed by both has to be chosen. `take` fixes inconsistencies between sections; the
   * document's validation finds the rest.
   */
  readonly merged: (choices: Choices) => Merged<Doc>;
}

/** Three-way merge of `mine` and `theirs`, both based on `base`. */
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
    // Positions last, once all sections exist.
    const arranges = ({ id }: MergePart) => byId.mine.get(id)?.places !== undefined;
    const inOrder = [...fromMine.filter((part) => !arranges(part)), ...fromMine.filter(arranges)];
    const document = inOrder.reduce((result, { id }) => parts.take(result, mine, id), theirs);
    return { ok: true, document };
  }

  return { parts: merging, merged };
}

/** Side of a section without a choice: theirs if they are equal. */
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
    // Positions can differ although both sides kept the order of sections that they share with the base.
    if (!same) return 'both';
    return mineChanged ? 'both-same' : 'nobody';
  }
  return mineChanged ? 'mine' : 'theirs';
}

/** Choice of one side for all changed sections. */
export function allOf(parts: readonly MergePart[], side: Side): Choices {
  return new Map(parts.filter(({ changedBy }) => changedBy !== 'nobody').map(({ id }) => [id, side]));
}
