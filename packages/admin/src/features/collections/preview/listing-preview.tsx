import { columnsOf } from '@cartwright/core/collections/published-pages';
import {
  ownListing,
  type PreviewedSettings,
  previewListing,
} from '@cartwright/core/contract/preview-listing';
import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import type { ListingTemplate } from '@cartwright/core/listing/settings/listing-settings';
import { listingIssues } from '@cartwright/core/listing/settings/validate-listing';
import { Button } from '@cartwright/ui/admin/button';
import { useCallback, useState } from 'react';
import type { PreviewLayout } from '../../../editor-kit/layout/use-layout';
import { ListPreview } from '../../../listing-settings/preview/list-preview';
import type { ListSource } from '../../../listing-settings/preview/use-previewed-list';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { SMART_COLLECTIONS } from '../../../shared/api/smart-collections-key';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import { isFor } from './previewed-collection';
import { usePreviewedCollection } from './use-previewed-collection';

/** Preview of a collection page with edited settings, with the reason for each position. */
export function ListingPreview({
  settings,
  layout,
}: {
  readonly settings: PreviewedSettings;
  readonly layout: PreviewLayout;
}) {
  const { id, title, choose, missing } = usePreviewedCollection(settings);
  const page = useCallback(
    ({ document }: PreviewedSettings, { template = document.template }: PreviewedListing) =>
      lookOf(template, title),
    [title],
  );
  return (
    <ListPreview
      title="Collection preview"
      source={SOURCE}
      place={id}
      settings={settings}
      page={page}
      control={(begin) =>
        settings.level !== 'collection' && (
          <CollectionControl
            title={title}
            onChoose={(chosen) => {
              choose(chosen);
              begin('');
            }}
          />
        )
      }
      note={
        title !== '' && id !== null && !isFor(settings, id)
          ? `This campaign doesn’t cover “${title}”, so shoppers won’t see it there.`
          : titleNote(settings)
      }
      missing={missing}
      layout={layout}
    />
  );
}

/** Note about where a custom title shows: the theme block's setting is off by default. */
function titleNote({ document: { template } }: PreviewedSettings): string | null {
  const title = template.pageTitle.trim();
  if (title === '') return null;
  return `Shoppers see “${title}” only if “Show page title” is on in the theme editor, in the block “Collection products”.`;
}

const SOURCE: ListSource<PreviewedSettings> = {
  key: SMART_COLLECTIONS,
  ask: ({ place: id, ...body }, signal) =>
    responseOf(api.call(previewListing, { params: { id }, query: {}, body, signal })),
  isValid: (settings) => listingIssues(ownListing(settings)).length === 0,
};

/** Settings that the block's Liquid reads (`core/collections/published-pages`). */
function lookOf(template: ListingTemplate, title: string) {
  const { wide, medium, narrow } = columnsOf(template);
  const { layout, layoutMode, pageTitle } = template;
  return {
    title: pageTitle.trim() || title,
    columns: [wide, medium, narrow] as const,
    layout,
    layoutMode,
  };
}

const CollectionPicker = lazyDialog(
  async () => (await import('../../../editor-kit/pickers/collections/collection-picker')).CollectionPicker,
);

/** Selector of the previewed collection. */
function CollectionControl({
  title,
  onChoose,
}: {
  readonly title: string;
  readonly onChoose: (id: number) => void;
}) {
  const [picking, setPicking] = useState(false);
  return (
    <div className="cw-preview-place">
      <Button
        disclosure="select"
        fullWidth
        textAlign="left"
        accessibilityLabel={`Collection: ${title}`}
        onClick={() => setPicking(true)}
      >
        {title === '' ? 'Collection' : title}
      </Button>
      <CollectionPicker
        open={picking}
        title="Choose a collection to preview"
        limit={1}
        chosen={[]}
        onClose={() => setPicking(false)}
        onDone={([picked]) => {
          if (picked !== undefined) onChoose(picked);
          setPicking(false);
        }}
      />
    </div>
  );
}
