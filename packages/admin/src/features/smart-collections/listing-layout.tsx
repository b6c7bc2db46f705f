import { SkeletonBodyText } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { PANEL_COLUMN } from '../../editor-kit/layout/panel';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { latePart } from '../../shared/late-part';
import './listing-layout.css';

/** A file of its own, once the settings are there. */
export const { Part: ListingPreview } = latePart(
  async () => (await import('./preview/listing-preview')).ListingPreview,
  <div className="cw-listing-editor__loading">
    <SkeletonBodyText lines={8} />
  </div>,
);

/** Settings beside their preview; where room is short they take turns. */
export function ListingLayout({
  layout,
  head,
  preview,
  children,
}: {
  readonly layout: Layout;
  /** Above both. */
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
