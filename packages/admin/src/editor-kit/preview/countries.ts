import { byName } from '../pickers/countries/country-choice';

/** Country option of a preview. */
export interface CountryOption {
  /** Null for any country without settings. */
  readonly code: string | null;
  readonly label: string;
}

export interface CountryOptions {
  readonly title?: string;
  readonly options: readonly CountryOption[];
}

/**
 * Country options of a preview: any other, those of the document, the shop's others. `currencies`:
 * known ones by country.
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

/** Country with its currency, if known: "Germany · EUR". */
export function countryLabel(name: string, currency: string | undefined): string {
  return currency === undefined ? name : `${name} · ${currency}`;
}
