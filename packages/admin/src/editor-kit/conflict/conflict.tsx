import type { FunctionComponent } from 'react';
import { useControls, useView } from '../model/editor-context';

/** Mounts `dialog` while there is a conflict. */
export function Conflict({
  dialog: Dialog,
}: {
  readonly dialog: FunctionComponent<{ readonly onClose: () => void }>;
}) {
  const { cancelConflict } = useControls();
  const open = useView(({ conflict }) => conflict !== null);
  return open ? <Dialog onClose={cancelConflict} /> : null;
}
