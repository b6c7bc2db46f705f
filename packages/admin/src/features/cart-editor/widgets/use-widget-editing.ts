import { type SavedWidget, saveWidget, widgetConflict } from '@cartwright/core/contract/widgets';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { sameValue } from '@cartwright/core/smart-cart/same-value';
import type { Widget } from '@cartwright/core/widgets/schema';
import { validateWidget } from '@cartwright/core/widgets/validate';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { shopQuery } from '../../../shared/shop-query';
import { toast } from '../../../shared/toasts';
import { putDraft, useWidgetDraft, useWidgetDrafts } from './widget-drafts';
import { cartWidgetsQuery, widgetQuery } from './widget-queries';

export interface WidgetEditing {
  /** As it is being edited. */
  readonly widget: Widget;
  readonly issues: readonly Issue[];
  readonly unsaved: boolean;
  readonly saving: boolean;
  /** Why it was not saved; null when nothing went wrong. */
  readonly problem: string | null;
  readonly change: (changes: Partial<Widget>) => void;
  readonly save: () => void;
  readonly discard: () => void;
}

const SAVED_SINCE =
  'Somebody else has saved this widget since you opened it. Save again to replace what they saved, or discard your changes to see it.';

/** A widget's draft over what is saved, and its saving: a call of its own, apart from the cart's. */
export function useWidgetEditing(saved: SavedWidget): WidgetEditing {
  const { id } = saved.widget;
  const queries = useQueryClient();
  const drafts = useWidgetDrafts();
  const draft = useWidgetDraft(id);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const widget = draft ?? saved.widget;
  const issues = validateWidget(widget);

  function settle(answer: SavedWidget, sent: Widget) {
    queries.setQueryData(widgetQuery(id).queryKey, answer);
    // What was typed while the save was under way is newer.
    if (drafts.get().get(id) === sent) putDraft(drafts, id, null);
    toast('Saved successfully!');
    void queries.invalidateQueries({ queryKey: cartWidgetsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
  }

  async function save(sent: Widget): Promise<void> {
    setSaving(true);
    setProblem(null);
    const body = { widget: sent, revision: saved.revision };
    const result = await api.call(saveWidget, { params: { id }, query: {}, body });
    setSaving(false);
    if (result.ok) {
      const { publication: _, ...answer } = result.answer;
      return settle(answer, sent);
    }
    const conflict = result.code === 'conflict' ? widgetConflict.safeParse(result.details) : null;
    if (!conflict?.success) return setProblem(result.message);
    // A conflict with what was sent is a save whose answer was lost.
    if (sameValue(conflict.data.saved.widget, sent)) return settle(conflict.data.saved, sent);
    queries.setQueryData(widgetQuery(id).queryKey, conflict.data.saved);
    setProblem(SAVED_SINCE);
  }

  return {
    widget,
    issues,
    unsaved: draft !== undefined,
    saving,
    problem,
    change(changes) {
      const next = { ...widget, ...changes };
      putDraft(drafts, id, sameValue(next, saved.widget) ? null : next);
    },
    save: () => {
      if (!saving && draft && issues.length === 0) void save(draft);
    },
    discard() {
      setProblem(null);
      putDraft(drafts, id, null);
    },
  };
}
