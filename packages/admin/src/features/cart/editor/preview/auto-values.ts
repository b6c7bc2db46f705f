import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { ComponentType } from '@cartwright/core/components/component-types';
import type { Bar } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { Path } from '@cartwright/core/editing/issue';
import type { AutoValue } from '../../../../editor-kit/preview/auto-setting';
import type { PreviewState } from '../../../../editor-kit/preview/preview-state';

/**
 * Preview states that certain texts need, by component and path; array indexes are left out of the
 * path.
 */
export const STATES_OF_TEXTS: { readonly [Type in ComponentType]?: Readonly<Record<string, PreviewState>> } =
  {
    cart_items: {
      'language.emptyTitle': 'empty',
      'language.emptyMessage': 'empty',
      'language.continueShopping': 'empty',
    },
    discount_code: { 'language.discountInvalidMessage': 'code_refused' },
    tiered_progress_bar: { 'bars.language.giftAreaTitle': 'gift' },
  };

/** Preview state that shows a text; null if any does. */
export function stateOfText(type: ComponentType, path: Path): PreviewState | null {
  const name = path.filter((step) => typeof step === 'string').join('.');
  return STATES_OF_TEXTS[type]?.[name] ?? null;
}

/** Countries where a bar shows: its own, or all that aren't another bar's. */
export interface BarPlaces {
  readonly barId: string;
  /** Null for the bar of all other countries. */
  readonly own: readonly string[] | null;
  readonly others: readonly string[];
}

/** Countries of a bar; null if it is the only one and for everybody. */
export function barPlaces(document: CartDocument, barId: string): BarPlaces | null {
  const bars = barsOf(document);
  const bar = bars.find(({ id }) => id === barId);
  if (!bar) return null;
  const own = countriesOf(bar);
  const others = bars.filter((each) => each !== bar).flatMap((each) => countriesOf(each) ?? []);
  // A bar without selected countries shows nowhere.
  if (own ? own.length === 0 : others.length === 0) return null;
  return { barId, own, others };
}

/** Preview country that shows the bar. */
export function barCountry({ barId, own, others }: BarPlaces): AutoValue<string | null> {
  if (own === null) {
    return { by: barId, value: null, fits: (code) => code === null || !others.includes(code) };
  }
  return { by: barId, value: own[0] ?? null, fits: (code) => code !== null && own.includes(code) };
}

/** Note that explains the preview's country. `place` is its name. */
export function barCountryMessage({ own }: BarPlaces, place: string): string {
  if (own === null) return 'Shown anywhere else: the other progress bars have countries of their own.';
  if (own.length === 1) return `Shown in ${place}: this progress bar is only for ${place}.`;
  return `Shown in ${place}, one of the ${own.length} countries of this progress bar.`;
}

/** Distinct countries of the cart's bars. */
export function barCountries(document: CartDocument): string[] {
  return [...new Set(barsOf(document).flatMap((bar) => countriesOf(bar) ?? []))].sort();
}

function barsOf(document: CartDocument): Bar[] {
  return document.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars : [],
  );
}

function countriesOf({ geolocationEnabled, countryCodes }: Bar): string[] | null {
  return geolocationEnabled ? countryCodes.map((code) => code.toUpperCase()) : null;
}
