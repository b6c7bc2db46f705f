import { lookParts } from '@cartwright/core/looks/look-parts';
import { VersionsDialog } from '../../editor-kit/versions/versions-dialog';
import { useStore } from '../../shared/store';
import { useTimezone } from '../../shared/use-timezone';
import { useLookEditor } from './look-context';

/** The earlier versions of the looks. Rendered while it is open. */
export function LookVersions({ onClose }: { onClose: () => void }) {
  const model = useLookEditor();
  const history = useStore(model.document, (state) => state.history);
  const revision = useStore(model.document, (state) => state.revision);
  return (
    <VersionsDialog
      kind="look"
      id={history.saved.id}
      present={history.present}
      revision={revision}
      parts={lookParts}
      restored={(version) => (version.kind === 'look' ? version.look : null)}
      timezone={useTimezone()}
      onRestore={model.replace}
      onClose={onClose}
    />
  );
}
