import type { Publication } from '@cartwright/core/contract/publication';
import { type SavedWidget, type saveWidget, widgetConflict } from '@cartwright/core/contract/widgets';
import { validateWidget, type Widget } from '@cartwright/core/widgets/widget';
import { createEditorModel, type EditorModel } from '../../editor-kit/model/editor-model';
import type { Saved } from '../../editor-kit/model/saved';
import type { CallResult } from '../../shared/api-client';

export interface WidgetTold {
  readonly publication: Publication;
}

export type WidgetModel = EditorModel<Widget, number, WidgetTold>;

export interface WidgetModelPorts {
  readonly save: (sent: Pick<SavedWidget, 'widget' | 'revision'>) => Promise<CallResult<typeof saveWidget>>;
  /** Milliseconds; tells bursts of typing apart. */
  readonly now: () => number;
}

/** The editor of one widget, without its screen. */
export function createWidgetModel(opened: SavedWidget, { save, now }: WidgetModelPorts): WidgetModel {
  return createEditorModel<Widget, number, WidgetTold>(savedOf(opened), {
    now,
    validate: validateWidget,
    // A widget has no lock, nothing that is dragged, and no field that keeps what cannot be read.
    mayEdit: () => null,
    isHeld: () => false,
    asksFor: () => false,
    async send(widget, { revision }) {
      const result = await save({ widget, revision });
      if (result.ok) {
        const { publication, ...saved } = result.answer;
        return { kind: 'saved', saved: savedOf(saved), told: { publication } };
      }
      if (result.code === 'invalid_cart') return { kind: 'invalid', issues: result.issues };
      const conflict = result.code === 'conflict' ? widgetConflict.safeParse(result.details) : null;
      if (conflict?.success) {
        const { saved, savedBy } = conflict.data;
        return { kind: 'conflict', theirs: { ...savedOf(saved), ...(savedBy !== null && { savedBy }) } };
      }
      return { kind: 'failed', message: result.message };
    },
  });
}

function savedOf({ widget, revision, updatedAt }: SavedWidget): Saved<Widget, number> {
  return { document: widget, revision, savedAt: updatedAt };
}
