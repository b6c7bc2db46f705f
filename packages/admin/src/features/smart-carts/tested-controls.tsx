import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Button } from '@cartwright/ui/admin/button';
import type { IconSource } from '@cartwright/ui/admin/icon';
import { Switch } from '@cartwright/ui/admin/switch';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import type { ReactElement } from 'react';

type RunningTest = NonNullable<CartListItem['runningTest']>;

/** Why a cart in a running test can't be changed. */
function WithReason({ test, children }: { readonly test: RunningTest; readonly children: ReactElement }) {
  return (
    <Tooltip
      content={`In the running test “${test.name}”. End the test to change it.`}
      dismissOnMouseOut
      preferredPosition="above"
      width="wide"
    >
      {children}
    </Tooltip>
  );
}

/** Switch of a cart in a running test, which can't be turned on or off. */
export function TestedSwitch({ cart, test }: { readonly cart: CartListItem; readonly test: RunningTest }) {
  return (
    <WithReason test={test}>
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
  test,
}: {
  readonly icon: IconSource;
  readonly label: string;
  readonly test: RunningTest;
}) {
  return (
    <WithReason test={test}>
      <Button icon={icon} variant="tertiary" accessibilityLabel={label} disabled />
    </WithReason>
  );
}
