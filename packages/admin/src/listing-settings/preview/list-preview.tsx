import type { CollectionContent } from '@cartwright/core/contract/preview';
import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import { type ReactNode, useMemo, useState } from 'react';
import type { PreviewLayout } from '../../editor-kit/layout/use-layout';
import { type MissingScene, PreviewFrame } from '../../editor-kit/preview/preview-frame';
import type { PreviewState } from '../../editor-kit/preview/preview-state';
import {
  PreviewNote,
  PreviewNotes,
  PreviewToolbar,
  ShopperControls,
} from '../../editor-kit/preview/preview-toolbar';
import { steadySource } from '../../editor-kit/preview/steady-source';
import { useScene } from '../../editor-kit/preview/use-scene';
import { loadErrorMessage } from '../../shared/api/load-error';
import './list-preview.css';
import { useTranslatedLanguage } from '../translated-language';
import { type ListSource, usePreviewedList } from './use-previewed-list';

const STATES: readonly PreviewState[] = ['as_it_is', 'loading', 'error'];
const NO_COUNTRIES: readonly string[] = [];

/** Preview of a product list by edited settings, with the reasons for each position. */
export function ListPreview<Settings>({
  title,
  source,
  place,
  settings,
  page,
  control,
  note = null,
  missing: missingPlace = null,
  layout,
}: {
  /** Title of the frame. */
  readonly title: string;
  readonly source: ListSource<Settings>;
  /** Id of the listed subject; null: not known yet. */
  readonly place: number | null;
  readonly settings: Settings;
  /** Page that shows a listing by settings. Stable while its output is the same. */
  readonly page: (
    settings: Settings,
    listed: PreviewedListing,
  ) => Pick<CollectionContent, 'title' | 'columns' | 'layout' | 'layoutMode'>;
  /** Controls of the listing; `begin` opens one of its URLs. */
  readonly control: (begin: (search: string) => void, shown: PreviewedListing | null) => ReactNode;
  readonly note?: string | null;
  /** Reason for a missing place. */
  readonly missing?: MissingScene | null;
  readonly layout: PreviewLayout;
}) {
  const [{ search, selected }, setPlace] = useState(BEGINNING);
  const { language } = useTranslatedLanguage();
  const { scene, missing, ...shopper } = useScene({
    language: language === null ? null : { by: `translations ${language}`, value: language },
  });
  const list = usePreviewedList(
    source,
    place === null
      ? null
      : { place, settings, search, country: shopper.country.value, locale: shopper.locale },
  );
  const { shown, known, status, error, isOfFormer, again } = list;
  const reasons = useMemo(() => Object.fromEntries([...known].map(([id, { why }]) => [id, why])), [known]);
  const explained = useMemo(
    () => scene && { ...scene, selected, names: reasons },
    [scene, selected, reasons],
  );
  const content = useMemo(
    () =>
      shown &&
      list.settings &&
      steadySource<CollectionContent>({ ...page(list.settings, shown), search, status, list: shown.list }),
    [page, search, status, shown, list.settings],
  );
  const product = selected === null ? undefined : known.get(selected);
  return (
    <PreviewFrame
      title={title}
      source={{ surface: 'collection', scene: explained, content }}
      hearing={{
        takesKeys: true,
        onSelect: (id) => setPlace((before) => ({ ...before, selected: id })),
        onAsk(request) {
          if (request === search) again();
          else setPlace((before) => ({ ...before, search: request }));
        },
      }}
      view={layout}
      missing={missing ?? missingPlace ?? missingList(status, error, again)}
      head={
        <PreviewToolbar
          layout={layout}
          shopper={
            <>
              {control((next) => setPlace({ search: next, selected: null }), shown)}
              <ShopperControls scene={{ scene, missing, ...shopper }} named={NO_COUNTRIES} states={STATES} />
            </>
          }
        >
          <PreviewNotes>
            {note !== null && <PreviewNote>{note}</PreviewNote>}
            {shown?.redirect !== undefined && (
              <PreviewNote>Shoppers who send this search go to {shown.redirect} instead.</PreviewNote>
            )}
            {isOfFormer && (
              <PreviewNote>Some fields need fixing. Until then, the preview doesn’t change.</PreviewNote>
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

/** Initial state: a shopper at the list's own URL. */
const BEGINNING = { search: '', selected: null as string | null };

/** Scene for a list that never loaded. After a first load, the previewed page shows the error. */
function missingList(status: string, error: Error | null, onRetry: () => void) {
  return error ? { message: loadErrorMessage(error), busy: status === 'loading', onRetry } : null;
}
