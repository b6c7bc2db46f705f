import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { EditorModel } from '../../editor-kit/model/editor-model';
import { type PageEditing, usePageEditing } from '../../editor-kit/page/use-page-editing';
import { ListingEditorFrame as Frame } from '../../listing-settings/listing-editor-frame';
import { ListingPreviewSkeleton } from '../../listing-settings/listing-preview-skeleton';
import { SMART_COLLECTIONS } from '../../shared/api/smart-collections-key';
import { lazyPart } from '../../shared/components/lazy-part';

/** Separate chunk, loaded after the settings. */
const { Part: ListingPreview } = lazyPart(
  async () => (await import('./preview/listing-preview')).ListingPreview,
  <ListingPreviewSkeleton />,
);

/**
 * Editing state of a listing editor's model; `onSaved` caches the result and shows a toast,
 * `mayBeSaved` confirms a save.
 */
export function useListingEditing<Doc, SaveResult>(
  model: EditorModel<Doc, number, SaveResult>,
  onSaved: (result: SaveResult) => void,
  mayBeSaved?: () => Promise<boolean>,
): PageEditing {
  const queries = useQueryClient();
  return usePageEditing(
    model,
    (result) => {
      onSaved(result);
      void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
    },
    mayBeSaved,
  );
}

/** Editor of collection page settings, with preview. */
export function ListingEditorFrame({
  settings,
  ...frame
}: Omit<ComponentProps<typeof Frame>, 'preview'> & {
  /** Edited settings, memoised. */
  readonly settings: PreviewedSettings;
}) {
  return <Frame {...frame} preview={<ListingPreview settings={settings} layout={frame.editing.layout} />} />;
}
