import type { Contact } from '../../orders/contact';
import { countryName } from '../country-name';
import { type Html, html } from '../html';

/** Name and address, one line each. */
export function addressLines(contact: Contact, country: string): Html {
  const { firstName, lastName, address1, address2, city, region, postalCode } = contact;
  const place = region === '' ? `${postalCode} ${city}` : `${city}, ${region} ${postalCode}`;
  const lines = [`${firstName} ${lastName}`, address1, address2, place];
  const written = [...lines.map((line) => line.trim()), countryName(country)].filter((line) => line !== '');
  return html`${written.map((line) => html`<span class="co-address" dir="auto">${line}</span>`)}`;
}
