import { discountCode } from '../../components/discount-code';
import type { CartDocument } from '../cart-document';
import type { CartComponent } from '../component';
import type { CommandResult } from './command';
import { needComponent, replaceComponent } from './replace-component';

/** Has a component's codes go through the Storefront API. One that was made before is of the current version from then on. */
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
