import type { Parts } from '@cartwright/core/editing/parts';
import { useTimezone } from '../../shared/use-timezone';
import type { RevisedModel } from '../model/revised-model';
import { EditorConflict } from './editor-conflict';

/** A conflict part by part; `what` is what was saved by somebody else. */
export function conflictOf<Doc, Told>(
  useModel: () => RevisedModel<Doc, Told>,
  parts: Parts<Doc>,
  what: string,
) {
  return function RevisedConflict({ onClose }: { readonly onClose: () => void }) {
    const model = useModel();
    const timezone = useTimezone();
    return <EditorConflict model={model} parts={parts} what={what} timezone={timezone} onClose={onClose} />;
  };
}
