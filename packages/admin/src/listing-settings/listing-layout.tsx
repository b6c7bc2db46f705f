import type { ReactNode } from 'react';
import { PANEL_COLUMN } from '../editor-kit/layout/panel';
import type { Layout } from '../editor-kit/layout/use-layout';
import './listing-layout.css';

/** Settings beside their preview; narrow windows show one at a time. */
export function ListingLayout({
  layout,
  head,
  preview,
  children,
}: {
  readonly layout: Layout;
  /** Content above both. */
  readonly head: ReactNode;
  readonly preview: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="cw-listing-editor" data-pane={layout.pane}>
      <div className="cw-listing-editor__head">{head}</div>
      <div className="cw-listing-editor__settings" {...PANEL_COLUMN}>
        <div className="cw-editor-page">{children}</div>
      </div>
      <div className="cw-listing-editor__preview">{preview}</div>
    </div>
  );
}
