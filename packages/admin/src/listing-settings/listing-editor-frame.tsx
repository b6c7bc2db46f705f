import type { FunctionComponent, ReactNode } from 'react';
import { PaneSwitch } from '../editor-kit/layout/pane-switch';
import { EditingProvider } from '../editor-kit/page/editing-provider';
import { EditorHead } from '../editor-kit/page/editor-head';
import type { PageEditing } from '../editor-kit/page/use-page-editing';
import type { PageHead } from '../shared/hooks/use-page-title';
import { ListingLayout } from './listing-layout';
import { TranslatedLanguageProvider } from './translated-language';

/** Editor of a list's settings of any level: bar, cards, and the preview beside them. */
export function ListingEditorFrame({
  editing,
  title,
  back,
  discardMessage,
  publish,
  preview,
  conflict,
  versions,
  locked,
  children,
}: {
  readonly editing: PageEditing;
  readonly title: string;
  readonly back?: PageHead['back'];
  readonly discardMessage: string;
  /** Button at the end of the bar. */
  readonly publish?: ReactNode;
  readonly preview: ReactNode;
  readonly conflict: FunctionComponent<{ readonly onClose: () => void }>;
  readonly versions: FunctionComponent<{ readonly onClose: () => void }>;
  /** Whether the server refuses to save. */
  readonly locked?: boolean;
  readonly children: ReactNode;
}) {
  const { layout, actions } = editing;
  return (
    <EditingProvider editing={editing} conflict={conflict}>
      <TranslatedLanguageProvider>
        <ListingLayout
          layout={layout}
          head={
            <EditorHead
              title={title}
              back={back}
              actions={actions}
              discardMessage={discardMessage}
              versions={versions}
              locked={locked}
              publish={publish}
            >
              <PaneSwitch layout={layout} />
            </EditorHead>
          }
          preview={preview}
        >
          {children}
        </ListingLayout>
      </TranslatedLanguageProvider>
    </EditingProvider>
  );
}
