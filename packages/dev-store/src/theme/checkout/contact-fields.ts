import { addressForm } from '../../checkout/address-form';
import type { Market } from '../../engine/model/market';
import { countryName } from '../country-name';
import { type Html, html } from '../html';
import type { CheckoutView } from './checkout-view';
import { textField } from './text-field';

/** Email, and an address if something is shipped. */
export function contactFields(market: Market, view: CheckoutView): Html {
  const { email } = view.contact;
  return html`
    <section class="co-part" aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      ${textField(view, 'email', { label: 'Email', value: email, autocomplete: 'email', type: 'email' })}
    </section>
    <section class="co-part" aria-labelledby="address-title">
      <h2 id="address-title">Delivery</h2>
      ${view.quote.delivery ? addressFields(market, view) : html`<p>Nothing in your order is shipped. It comes by email.</p>`}
    </section>`;
}

function addressFields({ country }: Market, view: CheckoutView): Html {
  const { region, postalCode } = addressForm(country);
  const { contact } = view;
  const field = (name: keyof typeof contact, label: string, autocomplete: string, isOptional = false) =>
    textField(view, name, { label, value: contact[name], autocomplete, isOptional });
  return html`
    <p class="co-country"><span>Country</span> <strong>${countryName(country)}</strong></p>
    <div class="co-fields">
      ${field('firstName', 'First name', 'given-name', true)}
      ${field('lastName', 'Last name', 'family-name')}
      ${field('address1', 'Street and house number', 'address-line1')}
      ${field('address2', 'Apartment, floor, company', 'address-line2', true)}
      ${field('city', 'City', 'address-level2')}
      ${region === null ? '' : field('region', region, 'address-level1')}
      ${postalCode === null ? '' : field('postalCode', capitalized(postalCode.label), 'postal-code')}
    </div>`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
