import { Icon } from '@cartwright/ui/admin/icon';
import { DragHandleIcon } from '@cartwright/ui/admin/icons';
import './lifted-row.css';

/** A row in the air, and why it can't be dropped where it is. */
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
