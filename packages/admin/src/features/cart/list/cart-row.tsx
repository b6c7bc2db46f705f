import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { DeleteIcon, EditIcon } from '@cartwright/ui/admin/icons';
import { Link as TextLink } from '@cartwright/ui/admin/link';
import { PlainCheckbox } from '@cartwright/ui/admin/plain-checkbox';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deletedMessage } from '../../../editor-kit/pickers/dialog/deleted-message';
import { shopQuery } from '../../../shared/api/shop-query';
import { StatusBadge } from '../../../shared/components/status-badge';
import { statusOf } from '../../../shared/format/cart-status';
import { experimentPath, placeIsTested, testedReason } from '../../../shared/format/live-test';
import { momentText, scheduleText, zoneNote } from '../../../shared/format/schedule-text';
import { CartMenu } from './cart-menu';
import { EnableSwitch } from './enable-switch';
import { TestedButton, TestedSwitch } from './tested-controls';

/** A cart in the list. */
export function CartRow({
  cart,
  carts,
  now,
  deletedProducts,
  selected,
  onSelect,
  onRename,
  onDelete,
  onLock,
}: {
  readonly cart: CartListItem;
  /** All carts of the shop, which decide what shoppers see. */
  readonly carts: readonly CartListItem[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Number of deleted products in its settings. */
  readonly deletedProducts: number;
  /** Null without selection. */
  readonly selected: boolean | null;
  readonly onSelect: (selected: boolean) => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  /** Null for users who may not lock it. */
  readonly onLock: (() => void) | null;
}) {
  const name = nameOfCart(cart);
  const test = cart.runningTest;
  const reason = test && testedReason(test);
  const stays = reason ?? placeIsTested(cart, carts);
  const status = statusOf(cart, carts, now);
  const { data: shop } = useQuery(shopQuery);
  const schedule = shop ? scheduleText(cart, shop.timezone) : null;
  const zone = zoneNote(cart.updatedAt, shop?.timezone);
  return (
    <li className="cw-cart-row">
      {selected !== null && (
        <div className="cw-cart-row__select">
          <PlainCheckbox label={`Select ${name}`} checked={selected} onChange={onSelect} />
        </div>
      )}
      <div className="cw-cart-row__name">
        <Link
          to={cart.legacy ? '/smart_cart/edit/$id/' : '/smartcart/edit/$id/'}
          params={{ id: cart.id }}
          className="cw-cart-row__link"
        >
          {name}
        </Link>
        {cart.legacy && <Badge>Legacy</Badge>}
        {!cart.legacy && !(test && status === 'inactive') && <StatusBadge status={status} />}
        {cart.lockReason !== null && <Badge tone="warning">Locked</Badge>}
        {test && <Badge tone="attention">In a running test</Badge>}
        {cart.isFallback && status !== 'fallback' && <Badge tone="attention">Fallback</Badge>}
      </div>
      <div className="cw-cart-row__saved">
        {schedule !== null && <span className="cw-cart-row__schedule">{schedule}</span>}
        Last saved <time dateTime={cart.updatedAt}>{momentText(cart.updatedAt, shop?.timezone)}</time>
        {zone !== null && ` (${zone} time)`}
        {cart.lockReason !== null && (
          <div className="cw-cart-row__lock">Cartwright support locked this cart: “{cart.lockReason}”</div>
        )}
        {test && (
          <div className="cw-cart-row__lock">
            It can’t be changed until <TextLink url={experimentPath(test.id)}>{`“${test.name}”`}</TextLink>{' '}
            ends.
          </div>
        )}
        {deletedProducts > 0 && (
          <div className="cw-cart-row__gone">
            {deletedMessage(deletedProducts, { one: 'product in this cart', other: 'products in this cart' })}
          </div>
        )}
      </div>
      <div className="cw-cart-row__switch">
        {!cart.legacy &&
          (stays === null ? (
            <EnableSwitch cart={cart} carts={carts} />
          ) : (
            <TestedSwitch cart={cart} reason={stays} />
          ))}
      </div>
      <div className="cw-cart-row__actions">
        {reason !== null && <TestedButton icon={EditIcon} label={`Rename ${name}`} reason={reason} />}
        {reason === null && !cart.legacy && (
          <Button
            icon={EditIcon}
            variant="tertiary"
            accessibilityLabel={`Rename ${name}`}
            onClick={onRename}
          />
        )}
        {reason !== null ? (
          <TestedButton icon={DeleteIcon} label={`Delete ${name}`} reason={reason} />
        ) : (
          <Button
            icon={DeleteIcon}
            variant="tertiary"
            accessibilityLabel={`Delete ${name}`}
            onClick={onDelete}
          />
        )}
        <CartMenu cart={cart} onLock={onLock} />
      </div>
    </li>
  );
}
