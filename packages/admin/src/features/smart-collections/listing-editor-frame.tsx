import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import { useQueryClient } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import { PaneSwitch } from '../../editor-kit/layout/pane-switch';
import type { RevisedModel } from '../../editor-kit/model/revised-model';
import { EditingProvider } from '../../editor-kit/page/editing-provider';
import { EditorHead } from '../../editor-kit/page/editor-head';
import { type PageEditing, usePageEditing } from '../../editor-kit/page/use-page-editing';
import type { PageHead } from '../../shared/use-page-title';
import { SMART_COLLECTIONS } from './keys/smart-collections-key';
import { ListingLayout, ListingPreview } from './listing-layout';

/** Of a model of such an editor; `onSaved` keeps what was saved and says so. */
export function useListingEditing<Doc, Told extends object>(
  model: RevisedModel<Doc, Told>,
  onSaved: (told: Told) => void,
): PageEditing {
  const queries = useQueryClient();
  return usePageEditing(model, (told) => {
    onSaved(told);
    void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
  });
}

/** The editor of a list's settings, whosever they are: its bar, its cards, and the preview beside them. */
export function ListingEditorFrame({
  editing,
  title,
  back,
  discardWords,
  buttons,
  settings,
  conflict,
  children,
}: {
  readonly editing: PageEditing;
  readonly title: string;
  readonly back?: PageHead['back'];
  readonly discardWords: string;
  /** In the bar, besides what each has. */
  readonly buttons?: ReactNode;
  /** As they are edited; the same object while they are the same. */
  readonly settings: PreviewedSettings;
  readonly conflict: FunctionComponent<{ readonly onClose: () => void }>;
  readonly children: ReactNode;
}) {
  const { layout, actions } = editing;
  return (
    <EditingProvider editing={editing} conflict={conflict}>
      <ListingLayout
        layout={layout}
        head={
          <EditorHead title={title} back={back} actions={actions} discardWords={discardWords}>
            <PaneSwitch layout={layout} />
            {buttons}
          </EditorHead>
        }
        preview={<ListingPreview settings={settings} layout={layout} />}
      >
        {children}
      </ListingLayout>
    </EditingProvider>
  );
}
