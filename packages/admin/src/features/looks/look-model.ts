import { looksConflict, type SavedLook, type saveLooks } from '@cartwright/core/contract/looks';
import type { Publication } from '@cartwright/core/contract/publication';
import type { Look } from '@cartwright/core/looks/look';
import { inOneForm } from '@cartwright/core/looks/one-form';
import { validateLook } from '@cartwright/core/looks/validate-look';
import { createEditorModel, type EditorModel } from '../../editor-kit/model/editor-model';
import type { Saved } from '../../editor-kit/model/saved';
import type { CallResult } from '../../shared/api-client';

export interface LookTold {
  readonly saved: SavedLook;
  readonly publication: Publication;
}

export type LookModel = EditorModel<Look, number, LookTold>;

export interface LookModelPorts {
  readonly save: (sent: Pick<SavedLook, 'look' | 'revision'>) => Promise<CallResult<typeof saveLooks>>;
  /** Milliseconds; tells bursts of typing apart. */
  readonly now: () => number;
}

/** The editor of the shop's look, without its screen. */
export function createLookModel(opened: SavedLook, { save, now }: LookModelPorts): LookModel {
  return createEditorModel<Look, number, LookTold>(savedOf(opened), {
    now,
    validate: validateLook,
    // A look has no lock, nothing that is dragged, and no field that keeps what cannot be read.
    mayEdit: () => null,
    isHeld: () => false,
    asksFor: () => false,
    async send(look, { revision }) {
      const result = await save({ look: inOneForm(look), revision });
      if (result.ok) {
        const { publication, ...saved } = result.answer;
        return { kind: 'saved', saved: savedOf(saved), told: { saved, publication } };
      }
      if (result.code === 'invalid_cart') return { kind: 'invalid', issues: result.issues };
      const conflict = result.code === 'conflict' ? looksConflict.safeParse(result.details) : null;
      if (conflict?.success) {
        const { saved, savedBy } = conflict.data;
        return { kind: 'conflict', theirs: { ...savedOf(saved), ...(savedBy !== null && { savedBy }) } };
      }
      return { kind: 'failed', message: result.message };
    },
  });
}

/** The time is told of a conflict only, and that is with something that was saved. */
function savedOf({ look, revision, updatedAt }: SavedLook): Saved<Look, number> {
  return { document: look, revision, savedAt: updatedAt ?? '' };
}
