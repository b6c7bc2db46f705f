import type { ContactField } from '../../checkout/contact';
import type { Quote } from '../../checkout/quote';
import type { ValidationProblem } from '../../engine/validation-run';
import type { Contact } from '../../orders/contact';

export type CheckoutField = ContactField | 'card' | 'code';

/** View model of a checkout page. */
export interface CheckoutView {
  readonly token: string;
  readonly quote: Quote;
  readonly contact: Contact;
  /** Input of fields that aren't saved. */
  readonly typed: { readonly card: string; readonly code: string };
  /** Problems by field, shown there; the first gets the focus. */
  readonly problems: Partial<Record<CheckoutField, string>>;
  /** Validation errors that block the purchase. */
  readonly refusals: readonly ValidationProblem[];
  /** Reason why the page is shown again; null if none. */
  readonly notice: string | null;
}

/** Fields in page order. */
const FIELDS: readonly CheckoutField[] = [
  'code',
  'email',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
  'card',
];

/** Field to focus; undefined without problems. */
export function firstProblem({ problems }: CheckoutView): CheckoutField | undefined {
  return FIELDS.find((field) => problems[field] !== undefined);
}
