import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Button } from '@cartwright/ui/admin/button';
import type { IconSource } from '@cartwright/ui/admin/icon';
import { Switch } from '@cartwright/ui/admin/switch';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import type { ReactElement } from 'react';

/** Tooltip with the reason why a running test disables a control. */
function WithReason({ reason, children }: { readonly reason: string; readonly children: ReactElement }) {
  return (
    <Tooltip content={reason} dismissOnMouseOut preferredPosition="above" width="wide">
      {children}
    </Tooltip>
  );
}

/** Disabled switch of a cart in a running test. */
export function TestedSwitch({ cart, reason }: { readonly cart: CartListItem; readonly reason: string }) {
  return (
    <WithReason reason={reason}>
      <Switch
        label={`Enable ${nameOfCart(cart)}`}
        labelHidden
        checked={cart.enabled}
        disabled
        onChange={() => {}}
      />
    </WithReason>
  );
}

/** Disabled button of a cart in a running test. */
export function TestedButton({
  icon,
  label,
  reason,
}: {
  readonly icon: IconSource;
  readonly label: string;
  readonly reason: string;
}) {
  return (
    <WithReason reason={reason}>
      <Button icon={icon} variant="tertiary" accessibilityLabel={label} disabled />
    </WithReason>
  );
}
