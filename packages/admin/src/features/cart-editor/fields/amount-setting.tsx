import type { Path } from '@cartwright/core/smart-cart/issue';
import { AmountField, type AmountFieldProps } from '@cartwright/ui/admin/amount-field';
import type { FieldScope } from './field-scope';

/** A number of the merchant's; null while it is empty. */
export function AmountSetting({
  scope,
  path,
  ...field
}: Omit<AmountFieldProps, 'error' | 'onBlur'> & { readonly scope: FieldScope; readonly path: Path }) {
  return <AmountField {...field} error={scope.error(path)} onBlur={() => scope.leave(path)} />;
}
