import { columnsOf } from '@cartwright/core/collections/published-pages';
import type { CollectionContent } from '@cartwright/core/contract/preview';
import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import { useMemo, useState } from 'react';
import type { PreviewLayout } from '../../../editor-kit/layout/use-layout';
import { PreviewFrame } from '../../../editor-kit/preview/preview-frame';
import type { PreviewState } from '../../../editor-kit/preview/preview-state';
import {
  PreviewNote,
  PreviewNotes,
  PreviewToolbar,
  ShopperControls,
} from '../../../editor-kit/preview/preview-toolbar';
import { steadySource } from '../../../editor-kit/preview/steady-source';
import { useScene } from '../../../editor-kit/preview/use-scene';
import { loadErrorMessage } from '../../../shared/load-error';
import './listing-preview.css';
import { CollectionControl } from './collection-control';
import { isFor } from './previewed-collection';
import { usePreviewedCollection } from './use-previewed-collection';
import { usePreviewedList } from './use-previewed-list';

const STATES: readonly PreviewState[] = ['as_it_is', 'loading', 'error'];
const NO_COUNTRIES: readonly string[] = [];

/** A collection's page as shoppers would get it by settings that are edited, with why each product is where it is. */
export function ListingPreview({
  settings,
  layout,
}: {
  readonly settings: PreviewedSettings;
  readonly layout: PreviewLayout;
}) {
  const collection = usePreviewedCollection(settings);
  const [{ search, selected }, setPlace] = useState(BEGINNING);
  const { scene, missing, ...shopper } = useScene({ look: null });
  const list = usePreviewedList(
    collection.id === null
      ? null
      : {
          collectionId: collection.id,
          settings,
          search,
          country: shopper.country.value,
          locale: shopper.locale,
        },
  );
  const { shown, known, status, error, isOfFormer, again } = list;
  const reasons = useMemo(() => Object.fromEntries([...known].map(([id, { why }]) => [id, why])), [known]);
  const explained = useMemo(
    () => scene && { ...scene, selected, names: reasons },
    [scene, selected, reasons],
  );
  const { title } = collection;
  const content = useMemo(
    () =>
      shown &&
      list.settings &&
      steadySource<CollectionContent>({
        ...lookOf(list.settings, title),
        search,
        status,
        list: shown.list,
      }),
    [title, search, status, shown, list.settings],
  );
  const product = selected === null ? undefined : known.get(selected);
  return (
    <PreviewFrame
      title="Collection preview"
      source={{ surface: 'collection', scene: explained, content }}
      hearing={{
        takesKeys: true,
        onSelect: (id) => setPlace((before) => ({ ...before, selected: id })),
        onAsk(asked) {
          if (asked === search) again();
          else setPlace((before) => ({ ...before, search: asked }));
        },
      }}
      view={layout}
      missing={missing ?? collection.missing ?? missingList(status, error, again)}
      head={
        <PreviewToolbar
          layout={layout}
          shopper={
            <>
              {settings.level !== 'collection' && (
                <CollectionControl
                  title={title}
                  onChoose={(id) => {
                    collection.choose(id);
                    setPlace(BEGINNING);
                  }}
                />
              )}
              <ShopperControls scene={{ scene, missing, ...shopper }} named={NO_COUNTRIES} states={STATES} />
            </>
          }
        >
          <PreviewNotes>
            {title !== '' && collection.id !== null && !isFor(settings, collection.id) && (
              <PreviewNote>
                {`This campaign doesn’t cover “${title}”, so shoppers won’t see it there.`}
              </PreviewNote>
            )}
            {isOfFormer && (
              <PreviewNote>Some fields need to be fixed. Until then the preview stays as it was.</PreviewNote>
            )}
          </PreviewNotes>
        </PreviewToolbar>
      }
    >
      <p className="cw-preview-why" role="status">
        {product ? (
          <>
            <b>{product.title}</b> {product.why}
          </>
        ) : (
          'Select a product to see why it’s in its place.'
        )}
      </p>
    </PreviewFrame>
  );
}

/** What the block's Liquid reads of settings (`core/collections/published-pages`). */
function lookOf({ document: { template } }: PreviewedSettings, title: string) {
  const { wide, medium, narrow } = columnsOf(template);
  const { layout, layoutMode, pageTitle } = template;
  return {
    title: pageTitle.trim() || title,
    columns: [wide, medium, narrow] as const,
    layout,
    layoutMode,
  };
}

/** A shopper at the collection's own address. */
const BEGINNING = { search: '', selected: null as string | null };

/** Why there is no list at all. Once there was one, the previewed page says that it can't be had. */
function missingList(status: string, error: Error | null, onRetry: () => void) {
  return error ? { message: loadErrorMessage(error), busy: status === 'loading', onRetry } : null;
}
