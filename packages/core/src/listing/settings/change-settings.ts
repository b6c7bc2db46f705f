import { type Command, merged, recorded } from '../../editing/set-field';
import { type TypedTranslation, translateText } from '../../translations/translate-text';
import type { Featuring, PromoTile } from './featuring';
import type { FilterEntry, ListingSettings, ListingTemplate, SortEntry } from './listing-settings';
import { listingSlots, type TranslatedSettings } from './listing-texts';

/** Changes the filter at an index. */
export function setFilter<Doc extends ListingSettings>(
  at: number,
  changes: Partial<FilterEntry>,
): Command<Doc> {
  return (document) => {
    const filters = replacedAt(document.filters, at, changes);
    return merged(`filters.${document.filters[at]?.id}.${Object.keys(changes)}`, 'Change filter', {
      ...document,
      filters,
    });
  };
}

/** Replaces the filters: another sequence, some added or removed. */
export function setFilters<Doc extends ListingSettings>(
  filters: readonly FilterEntry[],
  label: string,
): Command<Doc> {
  return (document) =>
    recorded(label, { ...document, filters: filters.map((each, index) => ({ ...each, index })) });
}

/** Changes the sort option at an index. */
export function setSort<Doc extends ListingSettings>(at: number, changes: Partial<SortEntry>): Command<Doc> {
  return (document) => {
    const sortOptions = replacedAt(document.sortOptions, at, changes);
    return merged(`sorts.${document.sortOptions[at]?.key}.${Object.keys(changes)}`, 'Change sort option', {
      ...document,
      sortOptions,
    });
  };
}

/** Replaces the sort options: another sequence, some added or removed. */
export function setSorts<Doc extends ListingSettings>(
  sorts: readonly SortEntry[],
  label: string,
): Command<Doc> {
  return (document) =>
    recorded(label, { ...document, sortOptions: sorts.map((each, index) => ({ ...each, index })) });
}

/** Changes which tags filters offer, or the position of sold-out products. */
export function setListing<Doc extends ListingSettings>(
  changes: Partial<Pick<ListingSettings, 'tagFilters' | 'tagExclusions' | 'renderOos'>>,
  label: string,
): Command<Doc> {
  return (document) => merged(Object.keys(changes).join(), label, { ...document, ...changes });
}

/** Changes the featured products, or their badge. */
export function setFeaturing<Doc extends Featuring>(
  changes: Partial<Featuring>,
  label: string,
): Command<Doc> {
  return (document) => merged(Object.keys(changes).join(), label, { ...document, ...changes });
}

/** Changes the tile at an index. */
export function setTile<Doc extends Featuring>(at: number, changes: Partial<PromoTile>): Command<Doc> {
  return (document) =>
    merged(`promoTiles.${at}.${Object.keys(changes)}`, 'Change promo tile', {
      ...document,
      promoTiles: replacedAt(document.promoTiles, at, changes),
    });
}

/** Adds or removes tiles. */
export function setTiles<Doc extends Featuring>(
  promoTiles: readonly PromoTile[],
  label: string,
): Command<Doc> {
  return (document) => recorded(label, { ...document, promoTiles: [...promoTiles] });
}

/** Changes the layout of pages. */
export function setTemplate<Doc extends ListingSettings>(
  changes: Partial<Omit<ListingTemplate, 'pagination'>>,
): Command<Doc> {
  return (document) =>
    merged(`template.${Object.keys(changes)}`, 'Change layout', {
      ...document,
      template: { ...document.template, ...changes },
    });
}

/** Changes the pagination. */
export function setPagination<Doc extends ListingSettings>(
  changes: Partial<ListingTemplate['pagination']>,
): Command<Doc> {
  return (document) => {
    const { template } = document;
    const pagination = { ...template.pagination, ...changes };
    return merged(`pagination.${Object.keys(changes)}`, 'Change pages', {
      ...document,
      template: { ...template, pagination },
    });
  };
}

/** Translates a text of a list's settings. */
export function setListTranslation<Doc extends TranslatedSettings>(typed: TypedTranslation): Command<Doc> {
  return (document) => translateText(document, listingSlots(document), typed);
}

function replacedAt<Entry>(list: readonly Entry[], at: number, changes: Partial<Entry>): Entry[] {
  return list.map((each, place) => (place === at ? { ...each, ...changes } : each));
}
