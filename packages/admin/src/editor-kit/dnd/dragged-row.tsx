import { Icon } from '@cartwright/ui/admin/icon';
import { DragHandleIcon } from '@cartwright/ui/admin/icons';
import './dragged-row.css';

/** Dragged row, with the reason why it can't be dropped here. */
export function DraggedRow({ title, refusal }: { readonly title: string; readonly refusal: string | null }) {
  return (
    <div className="cw-dragged" aria-hidden="true">
      <Icon source={DragHandleIcon} />
      <span>
        {title}
        {refusal !== null && <span className="cw-dragged__refusal">{refusal}</span>}
      </span>
    </div>
  );
}
