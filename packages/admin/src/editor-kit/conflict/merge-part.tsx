import type { PartDifference } from '@cartwright/core/editing/difference';
import type { MergePart, Side } from '@cartwright/core/editing/merge';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { useId } from 'react';
import { PartChange } from '../changes/change-list';

/** Choice between the two sides of a section. */
export function MergePartChoice(props: {
  readonly part: MergePart;
  /** Labels of the two sides. */
  readonly labels: Readonly<Record<Side, string>>;
  readonly chosen: Side | null;
  /** Whether an undecided section blocks saving. */
  readonly missing: boolean;
  readonly clock: { readonly timezone: string; readonly now: number };
  readonly onChoose: (side: Side) => void;
}) {
  const { part, labels, chosen, missing, clock, onChoose } = props;
  const id = useId();
  const side = (name: Side, change: PartDifference | null) => (
    <div className="cw-merge__side">
      <label className="cw-merge__choice">
        <input
          type="radio"
          name={id}
          checked={chosen === name}
          aria-describedby={missing ? `${id}-${name} ${id}-error` : `${id}-${name}`}
          onChange={() => onChoose(name)}
        />
        {labels[name]}
      </label>
      <div id={`${id}-${name}`} className="cw-merge__change">
        {change ? <PartChange change={change} clock={clock} /> : <p>Not changed</p>}
      </div>
    </div>
  );
  return (
    <fieldset className="cw-merge__part" data-part={part.id}>
      <legend>{part.title}</legend>
      <div className="cw-merge__sides">
        {side('mine', part.mine)}
        {side('theirs', part.theirs)}
      </div>
      {missing && <InlineError message="Choose a version to keep." fieldID={`${id}-error`} />}
    </fieldset>
  );
}
