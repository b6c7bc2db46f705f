import type { SavedWidget } from '@cartwright/core/contract/widgets';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { sameValue } from '@cartwright/core/smart-cart/same-value';
import type { Widget } from '@cartwright/core/widgets/schema';
import { validateWidget } from '@cartwright/core/widgets/validate';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../shared/toasts';
import { saveDraft } from './save-widget';
import { putDraft, useWidgetDraft, useWidgetDrafts } from './widget-drafts';

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

/** A widget's draft over what is saved, and its saving: a call of its own, which saving the cart makes too. */
export function useWidgetEditing(saved: SavedWidget): WidgetEditing {
  const { id } = saved.widget;
  const queries = useQueryClient();
  const drafts = useWidgetDrafts();
  const draft = useWidgetDraft(id);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const widget = draft ?? saved.widget;
  const issues = validateWidget(widget);

  async function save(sent: Widget): Promise<void> {
    setSaving(true);
    setProblem(null);
    const failure = await saveDraft(queries, drafts, sent);
    setSaving(false);
    if (failure === null) toast('Saved successfully!');
    else setProblem(failure);
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
