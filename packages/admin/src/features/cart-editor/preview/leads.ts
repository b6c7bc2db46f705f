import type { ComponentType } from '@cartwright/core/components/component-types';
import type { Bar } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { Path } from '@cartwright/core/editing/issue';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { Lead } from '../../../editor-kit/preview/followed';
import type { PreviewState } from '../../../editor-kit/preview/preview-state';

/** The texts that shoppers read in one state of the cart only, by component and path; what is counted has no number here. */
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

/** The state in which a text of a component can be read; null where any shows it. */
export function stateOfText(type: ComponentType, path: Path): PreviewState | null {
  const name = path.filter((step) => typeof step === 'string').join('.');
  return STATES_OF_TEXTS[type]?.[name] ?? null;
}

/** Where shoppers see a bar: in its own countries, or anywhere but in those of others. */
export interface BarPlaces {
  readonly barId: string;
  /** Null: the bar is for everybody else. */
  readonly own: readonly string[] | null;
  readonly others: readonly string[];
}

/** The places of a bar; null where it is for everybody, and no bar is for anybody else. */
export function barPlaces(document: CartDocument, barId: string): BarPlaces | null {
  const bars = barsOf(document);
  const bar = bars.find(({ id }) => id === barId);
  if (!bar) return null;
  const own = countriesOf(bar);
  const others = bars.filter((each) => each !== bar).flatMap((each) => countriesOf(each) ?? []);
  // A bar whose countries are still to be chosen shows nowhere.
  if (own ? own.length === 0 : others.length === 0) return null;
  return { barId, own, others };
}

/** Leads to where a bar shows. */
export function barLead({ barId, own, others }: BarPlaces): Lead<string | null> {
  if (own === null) {
    return { by: barId, value: null, fits: (code) => code === null || !others.includes(code) };
  }
  return { by: barId, value: own[0] ?? null, fits: (code) => code !== null && own.includes(code) };
}

/** Why the preview is where a bar led it. `place` is the country's name. */
export function barLeadMessage({ own }: BarPlaces, place: string): string {
  if (own === null) return 'Shown anywhere else: the other progress bars have countries of their own.';
  if (own.length === 1) return `Shown in ${place}: this progress bar is only for ${place}.`;
  return `Shown in ${place}, one of the ${own.length} countries of this progress bar.`;
}

/** The countries that a bar of the cart is for, each once. */
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
