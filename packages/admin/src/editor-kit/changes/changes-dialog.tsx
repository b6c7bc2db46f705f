import type { PartDifference } from '@cartwright/core/editing/difference';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { ChangeList } from './change-list';

/** Dialog of the changes that another version would make. */
export function ChangesDialog(props: {
  readonly title: string;
  readonly changes: readonly PartDifference[];
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  return (
    <OpenModal
      title={props.title}
      onClose={props.onClose}
      primaryAction={{ content: props.confirm, onAction: props.onConfirm }}
      secondaryActions={[{ content: 'Close', onAction: props.onClose }]}
    >
      <ModalSection>
        <ChangeList changes={props.changes} clock={{ timezone: props.timezone, now: Date.now() }} />
      </ModalSection>
    </OpenModal>
  );
}
