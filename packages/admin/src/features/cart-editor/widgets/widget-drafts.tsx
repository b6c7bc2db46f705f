import type { Widget } from '@cartwright/core/widgets/schema';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createStore, type Store, useStore } from '../../../shared/store';

/** Widgets that were changed in this editor and are not saved yet, by id. */
export type WidgetDrafts = Store<ReadonlyMap<number, Widget>>;

const DraftsContext = createContext<WidgetDrafts | null>(null);

/** Keeps the drafts for as long as the editor is open, whichever panel is. */
export function WidgetDraftsProvider({ children }: { children: ReactNode }) {
  const [drafts] = useState<WidgetDrafts>(() => createStore<ReadonlyMap<number, Widget>>(new Map()));
  return <DraftsContext.Provider value={drafts}>{children}</DraftsContext.Provider>;
}

export function useWidgetDrafts(): WidgetDrafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useWidgetDrafts is for components inside of WidgetDraftsProvider.');
  return drafts;
}

/** The draft of a widget; undefined while it is as it is saved. */
export function useWidgetDraft(id: number): Widget | undefined {
  return useStore(useWidgetDrafts(), (drafts) => drafts.get(id));
}

/** Puts a draft in, or takes it out (null). */
export function putDraft(drafts: WidgetDrafts, id: number, draft: Widget | null): void {
  const next = new Map(drafts.get());
  if (draft) next.set(id, draft);
  else next.delete(id);
  drafts.set(next);
}
