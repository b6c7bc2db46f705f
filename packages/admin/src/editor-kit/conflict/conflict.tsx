import type { FunctionComponent } from 'react';
import { useControls, useView } from '../model/editor-context';

/** Shows `dialog` while somebody else has saved the document since it was read. */
export function Conflict({
  dialog: Dialog,
}: {
  readonly dialog: FunctionComponent<{ readonly onClose: () => void }>;
}) {
  const { cancelConflict } = useControls();
  const open = useView(({ conflict }) => conflict !== null);
  return open ? <Dialog onClose={cancelConflict} /> : null;
}
