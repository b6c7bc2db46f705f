import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { ActionList } from '@cartwright/ui/admin/action-list';
import { Button } from '@cartwright/ui/admin/button';
import {
  ArrowUpIcon,
  DuplicateIcon,
  ExportIcon,
  ExternalIcon,
  LinkIcon,
  LockIcon,
  MenuHorizontalIcon,
} from '@cartwright/ui/admin/icons';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { useFocusKept } from '@cartwright/ui/admin/use-focus-kept';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FILE_NOT_LOADED } from '../../../shared/api/file-not-loaded';
import { shopQuery } from '../../../shared/api/shop-query';
import { previewLink } from '../../../shared/format/preview-link';
import { copyLink } from '../../../shared/hooks/copy-link';
import { toastError } from '../../../shared/state/toasts';
import { upgradeCart } from './upgrade-cart';
import { useDuplicateCart } from './use-duplicate-cart';
import { useRefreshList } from './use-refresh-list';

async function exportLate(cart: CartListItem): Promise<void> {
  try {
    await (await import('./export-cart')).exportCart(cart);
  } catch {
    toastError(FILE_NOT_LOADED, nameOfCart(cart));
  }
}

/** Overflow menu of a cart in the list. */
export function CartMenu({
  cart,
  onLock,
}: {
  readonly cart: CartListItem;
  readonly onLock: (() => void) | null;
}) {
  const [open, setOpen] = useState(false);
  const { data: shop } = useQuery(shopQuery);
  const duplicate = useDuplicateCart(cart);
  const refresh = useRefreshList();
  const container = useRef<HTMLSpanElement>(null);
  useFocusKept(duplicate.busy, container);
  const link = shop && previewLink(shop.storeUrl, cart);
  const item = (content: string, icon: typeof LinkIcon, act: () => void) => ({
    content,
    icon,
    onAction() {
      setOpen(false);
      act();
    },
  });
  return (
    <MenuPopover
      active={open}
      onClose={() => setOpen(false)}
      autofocusTarget="first-node"
      preferredAlignment="right"
      activator={
        <span ref={container}>
          <Button
            icon={MenuHorizontalIcon}
            variant="tertiary"
            accessibilityLabel={`More actions for ${nameOfCart(cart)}`}
            disclosure={false}
            ariaExpanded={open}
            loading={duplicate.busy}
            onClick={() => setOpen(!open)}
          />
        </span>
      }
    >
      <ActionList
        actionRole="menuitem"
        items={[
          ...(cart.legacy ? [item('Upgrade', ArrowUpIcon, () => void upgradeCart(cart, refresh))] : []),
          item('Duplicate', DuplicateIcon, duplicate.run),
          ...(cart.legacy ? [] : [item('Export', ExportIcon, () => void exportLate(cart))]),
          ...(link === undefined
            ? []
            : [
                item('View in store', ExternalIcon, () => void window.open(link, '_blank', 'noopener')),
                item('Copy preview link', LinkIcon, () => void copyLink(link)),
              ]),
          ...(onLock ? [item(cart.lockReason === null ? 'Lock' : 'Unlock', LockIcon, onLock)] : []),
        ]}
      />
    </MenuPopover>
  );
}
