import type { FunctionComponent, ReactNode } from 'react';
import type { PageHead } from '../../shared/use-page-title';
import { PaneSwitch } from '../layout/pane-switch';
import { EditingProvider } from '../page/editing-provider';
import { EditorHead } from '../page/editor-head';
import type { PageEditing } from '../page/use-page-editing';
import { ListingLayout } from './listing-layout';

/** The editor of a list's settings, whosever they are: its bar, its cards, and the preview beside them. */
export function ListingEditorFrame({
  editing,
  title,
  back,
  discardWords,
  buttons,
  preview,
  conflict,
  children,
}: {
  readonly editing: PageEditing;
  readonly title: string;
  readonly back?: PageHead['back'];
  readonly discardWords: string;
  /** In the bar, besides what each has. */
  readonly buttons?: ReactNode;
  readonly preview: ReactNode;
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
        preview={preview}
      >
        {children}
      </ListingLayout>
    </EditingProvider>
  );
}
