import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Button } from '@cartwright/ui/admin/button';
import type { IconSource } from '@cartwright/ui/admin/icon';
import { Switch } from '@cartwright/ui/admin/switch';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import type { ReactElement } from 'react';

/** Reason why a control can't be used while a test runs. */
function WithReason({ reason, children }: { readonly reason: string; readonly children: ReactElement }) {
  return (
    <Tooltip content={reason} dismissOnMouseOut preferredPosition="above" width="wide">
      {children}
    </Tooltip>
  );
}

/** Switch of a cart that a running test keeps as it is. */
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

/** Button of a cart in a running test that can't be used while the test runs. */
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
