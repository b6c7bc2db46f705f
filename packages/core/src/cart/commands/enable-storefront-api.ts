import { discountCode } from '../../components/discount-code';
import type { CartDocument } from '../cart-document';
import type { CartComponent } from '../component';
import type { CommandResult } from './command';
import { needComponent, replaceComponent } from './replace-component';

/** Switches a component's codes to the Storefront API, and updates it to the current version. */
export function enableStorefrontApi(
  document: CartDocument,
  { componentId }: { componentId: string },
): CommandResult {
  const found = needComponent(document, componentId, 'discount_code');
  if (!found.ok) return found;
  const { component } = found;
  const enabled: CartComponent<'discount_code'> = {
    ...component,
    version: discountCode.version,
    settings: { ...component.settings, useStorefrontApi: true },
  };
  return {
    ok: true,
    document: replaceComponent(document, componentId, () => enabled),
    label: `Change ${component.title}`,
    history: 'record',
    scope: componentId,
  };
}
