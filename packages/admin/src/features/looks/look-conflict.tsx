import { lookParts } from '@cartwright/core/looks/look-parts';
import { EditorConflict } from '../../editor-kit/conflict/editor-conflict';
import { useTimezone } from '../../shared/use-timezone';
import { useLookEditor } from './look-context';

/** The conflict of the looks, part by part. */
export function LookConflict({ onClose }: { onClose: () => void }) {
  return (
    <EditorConflict
      model={useLookEditor()}
      parts={lookParts}
      what="your looks"
      timezone={useTimezone()}
      onClose={onClose}
    />
  );
}
