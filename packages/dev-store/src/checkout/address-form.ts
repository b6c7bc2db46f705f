/** Country-specific fields of an address. */
export interface AddressForm {
  /** Label of the region; null if addresses have none. */
  readonly region: string | null;
  readonly postalCode: {
    readonly label: string;
    readonly pattern: RegExp;
    readonly example: string;
  } | null;
}

const FORMS: Readonly<Record<string, AddressForm>> = {
  AE: { region: 'Emirate', postalCode: null },
  DE: { region: null, postalCode: { label: 'postal code', pattern: /^\d{5}$/, example: '10115' } },
  GB: {
    region: null,
    postalCode: {
      label: 'postcode',
      pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
      example: 'SW1A 1AA',
    },
  },
  JP: {
    region: 'Prefecture',
    postalCode: { label: 'postal code', pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  },
  US: {
    region: 'State',
    postalCode: { label: 'ZIP code', pattern: /^\d{5}(-\d{4})?$/, example: '10001' },
  },
};

const ANYWHERE: AddressForm = {
  region: null,
  postalCode: { label: 'postal code', pattern: /\S/, example: '12345' },
};

/** Address form of a country (ISO 3166 code). */
export function addressForm(country: string): AddressForm {
  return FORMS[country] ?? ANYWHERE;
}
