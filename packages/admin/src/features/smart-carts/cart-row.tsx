import type { CartListItem } from '@cartwright/core/contract/carts';
import { Switch } from '@cartwright/ui/admin/switch';
import { Badge, type BadgeProps, Button } from '@shopify/polaris';
import { DeleteIcon } from '@shopify/polaris-icons';
import { Link } from '@tanstack/react-router';
import { type CartStatus, statusOf } from './cart-status';
import { useEnableCart } from './use-enable-cart';

const STATUS: Record<CartStatus, { name: string; tone: BadgeProps['tone'] }> = {
  active: { name: 'Active', tone: 'success' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  inactive: { name: 'Inactive', tone: undefined },
};

const SAVED = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A cart in the list. */
export function CartRow({ cart, onDelete }: { cart: CartListItem; onDelete: (cart: CartListItem) => void }) {
  const enable = useEnableCart(cart);
  const status = STATUS[statusOf(cart, Date.now())];
  const name = cart.name.trim() || 'Unnamed cart';
  return (
    <li className="cw-cart-row">
      <div className="cw-cart-row__name">
        <Link to="/smartcart/edit/$id/" params={{ id: cart.id }} className="cw-cart-row__link">
          {name}
        </Link>
        <Badge {...(status.tone && { tone: status.tone })}>{status.name}</Badge>
        {cart.isFallback && <Badge tone="attention">Fallback</Badge>}
      </div>
      <div className="cw-cart-row__saved">
        Last saved <time dateTime={cart.updatedAt}>{SAVED.format(new Date(cart.updatedAt))}</time>
      </div>
      <div className="cw-cart-row__switch">
        <Switch
          label={`Enable ${name}`}
          labelHidden
          checked={enable.isPending ? enable.variables : cart.enabled}
          disabled={enable.isPending}
          onChange={enable.mutate}
        />
      </div>
      <div className="cw-cart-row__delete">
        <Button
          icon={DeleteIcon}
          variant="tertiary"
          accessibilityLabel={`Delete ${name}`}
          onClick={() => onDelete(cart)}
        />
      </div>
    </li>
  );
}
