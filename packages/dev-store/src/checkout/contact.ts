import type { Body } from '../engine/model/request-body';
import type { Contact } from '../orders/contact';
import { addressForm } from './address-form';

export type ContactField = keyof Contact;

/** Maximum length of a field. */
export const MAX_FIELD_LENGTH = 200;

const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63}){1,3}$/;

/** Contact of a form; absent fields are unchanged. */
export function readContact(body: Body, before: Contact): Contact {
  const read = (field: ContactField) => {
    const typed = body[field];
    return typeof typed === 'string' ? typed.trim().slice(0, MAX_FIELD_LENGTH) : before[field];
  };
  return {
    email: read('email'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    address1: read('address1'),
    address2: read('address2'),
    city: read('city'),
    region: read('region'),
    postalCode: read('postalCode'),
  };
}

/** Validation problems of a contact by field. The address is only required for shipping. */
export function contactProblems(
  contact: Contact,
  { country, isShipped }: { readonly country: string; readonly isShipped: boolean },
): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  if (contact.email === '') problems.email = 'Enter your email.';
  else if (!EMAIL.test(contact.email)) problems.email = 'Enter an email like name@example.com.';
  if (!isShipped) return problems;
  const { region, postalCode } = addressForm(country);
  if (contact.lastName === '') problems.lastName = 'Enter your last name.';
  if (contact.address1 === '') problems.address1 = 'Enter your street and house number.';
  if (contact.city === '') problems.city = 'Enter your city.';
  if (region !== null && contact.region === '') problems.region = `Enter your ${region.toLowerCase()}.`;
  if (postalCode !== null && !postalCode.pattern.test(contact.postalCode)) {
    problems.postalCode = `Enter a ${postalCode.label} like ${postalCode.example}.`;
  }
  return problems;
}
