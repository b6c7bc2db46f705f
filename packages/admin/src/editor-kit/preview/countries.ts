import { byName } from '../pickers/countries/country-choice';

/** A country that can be previewed, by what merchants call it. */
export interface CountryOption {
  /** Null: somewhere that nothing is set up for. */
  readonly code: string | null;
  readonly label: string;
}

export interface CountryOptions {
  readonly title?: string;
  readonly options: readonly CountryOption[];
}

/**
 * The countries that can be previewed: anywhere else, those that the document names, the others of the shop. `currencies` are
 * those that are known, by country.
 */
export function countryOptions({
  named,
  shop,
  currencies,
  home,
  nameOf,
}: {
  readonly named: readonly string[];
  readonly shop: readonly string[];
  readonly currencies: ReadonlyMap<string, string>;
  /** The shop's currency. */
  readonly home: string;
  readonly nameOf: (code: string) => string;
}): readonly CountryOptions[] {
  const listed = (codes: readonly string[]) =>
    byName(codes, nameOf).map(({ code, name }) => ({
      code,
      label: countryLabel(name, currencies.get(code)),
    }));
  const others = shop.filter((code) => !named.includes(code));
  return [
    { options: [{ code: null, label: countryLabel(ANYWHERE, home) }] },
    { title: 'In this cart', options: listed(named) },
    { title: 'Countries you ship to', options: listed(others) },
  ].filter(({ options }) => options.length > 0);
}

export const ANYWHERE = 'Other countries';

/** A country with its currency, as far as that is known: "Germany · EUR". */
export function countryLabel(name: string, currency: string | undefined): string {
  return currency === undefined ? name : `${name} · ${currency}`;
}
