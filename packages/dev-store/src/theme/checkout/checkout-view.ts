import type { ContactField } from '../../checkout/contact';
import type { Quote } from '../../checkout/quote';
import type { ValidationProblem } from '../../engine/validation-run';
import type { Contact } from '../../orders/contact';

export type CheckoutField = ContactField | 'card' | 'code';

/** Content of a checkout's page besides the shop. */
export interface CheckoutView {
  readonly token: string;
  readonly quote: Quote;
  readonly contact: Contact;
  /** Typed into fields that are kept nowhere. */
  readonly typed: { readonly card: string; readonly code: string };
  /** Each stands at its field; the first has the focus. */
  readonly problems: Partial<Record<CheckoutField, string>>;
  /** Why this cart cannot be bought. */
  readonly refusals: readonly ValidationProblem[];
  /** Why the page is shown again; null when there is nothing to say. */
  readonly notice: string | null;
}

/** The fields in the order of the page. */
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

/** The field that gets the focus; undefined when nothing has to be mended. */
export function firstProblem({ problems }: CheckoutView): CheckoutField | undefined {
  return FIELDS.find((field) => problems[field] !== undefined);
}
