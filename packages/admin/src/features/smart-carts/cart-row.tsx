import type { CartListItem } from '@cartwright/core/contract/carts';
import { Badge, type BadgeProps, Button } from '@shopify/polaris';
import { DeleteIcon, EditIcon } from '@shopify/polaris-icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shopQuery } from '../../shared/shop-query';
import { CartMenu } from './cart-menu';
import { type CartStatus, statusOf } from './cart-status';
import { nameOf } from './consequences';
import { EnableSwitch } from './enable-switch';
import { shownCart } from './live-carts';
import { momentText, scheduleText, zoneNote } from './schedule-text';

const STATUS: Record<CartStatus, { name: string; tone: BadgeProps['tone'] }> = {
  active: { name: 'Active', tone: 'success' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  inactive: { name: 'Inactive', tone: undefined },
};

/** A cart in the list. */
export function CartRow({
  cart,
  carts,
  onRename,
  onDelete,
}: {
  readonly cart: CartListItem;
  /** All of the shop: what shoppers see depends on the others. */
  readonly carts: readonly CartListItem[];
  readonly onRename: () => void;
  readonly onDelete: () => void;
}) {
  const now = Date.now();
  const shown = shownCart(carts, now)?.id === cart.id;
  const status = STATUS[shown ? 'active' : statusOf(cart, now)];
  const name = nameOf(cart);
  const { data: shop } = useQuery(shopQuery);
  const schedule = shop ? scheduleText(cart, shop.timezone) : null;
  const zone = zoneNote(cart.updatedAt, shop?.timezone);
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
        {schedule !== null && <span className="cw-cart-row__schedule">{schedule}</span>}
        Last saved <time dateTime={cart.updatedAt}>{momentText(cart.updatedAt, shop?.timezone)}</time>
        {zone !== null && ` (${zone} time)`}
      </div>
      <div className="cw-cart-row__switch">
        <EnableSwitch cart={cart} carts={carts} />
      </div>
      <div className="cw-cart-row__actions">
        <Button icon={EditIcon} variant="tertiary" accessibilityLabel={`Rename ${name}`} onClick={onRename} />
        <Button
          icon={DeleteIcon}
          variant="tertiary"
          accessibilityLabel={`Delete ${name}`}
          onClick={onDelete}
        />
        <CartMenu cart={cart} />
      </div>
    </li>
  );
}
