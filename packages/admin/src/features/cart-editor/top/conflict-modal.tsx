import { Modal, Text } from '@shopify/polaris';
import { useEditor, useView } from '../model/editor-context';
import { useSave } from './use-save';

/** Somebody else saved this cart since it was read: asks whose version stays. */
export function ConflictModal() {
  const model = useEditor();
  const conflict = useView((view) => view.conflict);
  const { keepMine } = useSave();
  return (
    <Modal
      open={conflict !== null}
      title="This cart was changed by somebody else"
      onClose={model.cancelConflict}
      primaryAction={{ content: 'Keep editing', onAction: model.cancelConflict }}
      secondaryActions={[
        { content: 'Load theirs', onAction: model.loadTheirs },
        { content: 'Keep mine (overwrite)', onAction: keepMine },
      ]}
    >
      <Modal.Section>
        {conflict && (
          <Text as="p">
            It was saved on{' '}
            {new Date(conflict.updatedAt).toLocaleString(undefined, {
              dateStyle: 'medium',
              timeStyle: 'short',
            })}
            , after you opened it, as "{conflict.cart.name}". Nothing of yours is saved yet.
          </Text>
        )}
      </Modal.Section>
      <Modal.Section>
        <Text as="p">
          <strong>Keep editing</strong> closes this question: nothing is saved or lost yet.
        </Text>
        <Text as="p">
          <strong>Load theirs</strong> shows their version here: your unsaved changes are lost.
        </Text>
        <Text as="p">
          <strong>Keep mine</strong> saves your version over theirs: their changes are lost.
        </Text>
      </Modal.Section>
    </Modal>
  );
}
