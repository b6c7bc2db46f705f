import { gid } from '../../admin/wire/gid';
import type { Order } from '../../orders/order';
import { customerId } from '../../orders/order-ids';
import { zonedTime } from './zoned-time';

/** Who has ordered. */
export function customerPayload({ contact, createdAt }: Order, timezone: string) {
  const id = customerId(contact.email);
  return {
    id,
    admin_graphql_api_id: gid('Customer', id),
    email: contact.email,
    first_name: orNull(contact.firstName),
    last_name: orNull(contact.lastName),
    phone: null,
    state: 'disabled',
    note: null,
    tags: '',
    created_at: zonedTime(createdAt, timezone),
    updated_at: zonedTime(createdAt, timezone),
  };
}

/** The address that was typed; null when there is none. */
export function shippingAddress({ contact, market }: Order) {
  if (contact.lastName === '' && contact.address1 === '') return null;
  return {
    first_name: orNull(contact.firstName),
    last_name: orNull(contact.lastName),
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    company: null,
    address1: orNull(contact.address1),
    address2: orNull(contact.address2),
    city: orNull(contact.city),
    province: orNull(contact.region),
    province_code: null,
    zip: orNull(contact.postalCode),
    country_code: market.country,
    phone: null,
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
