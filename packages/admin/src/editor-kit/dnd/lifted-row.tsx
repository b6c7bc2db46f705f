import { Icon } from '@cartwright/ui/admin/icon';
import { DragHandleIcon } from '@cartwright/ui/admin/icons';
import './lifted-row.css';

/** Dragged row, with the reason why it can't be dropped here. */
export function LiftedRow({ title, refusal }: { readonly title: string; readonly refusal: string | null }) {
  return (
    <div className="cw-lifted" aria-hidden="true">
      <Icon source={DragHandleIcon} />
      <span>
        {title}
        {refusal !== null && <span className="cw-lifted__refusal">{refusal}</span>}
      </span>
    </div>
  );
}
