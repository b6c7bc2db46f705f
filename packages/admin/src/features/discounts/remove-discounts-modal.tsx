import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import type { OwnNode } from './discount-row';
import { useRemoval } from './use-discount-changes';

/** Confirmation before deleting unneeded discounts in Shopify. */
export function RemoveDiscountsModal({
  nodes,
  onClose,
}: {
  readonly nodes: readonly OwnNode[];
  readonly onClose: () => void;
}) {
  const removal = useRemoval(onClose);
  const [first] = nodes;
  const isOne = nodes.length === 1;
  const isForeign = nodes.some(({ ours }) => ours.from !== 'here');
  return (
    <ConfirmModal
      open
      title={isOne ? `Remove "${first?.title}"?` : `Remove ${nodes.length} discounts?`}
      message={[
        `${isOne ? 'It’s' : 'They’re'} deleted in Shopify and can’t be restored from here.`,
        isForeign
          ? 'If you use another installation of Cartwright with this store, its carts may still need what it published.'
          : 'No cart needs what’s removed.',
      ].join(' ')}
      confirm="Remove"
      cancel="Cancel"
      destructive
      busy={removal.isPending}
      onConfirm={() => removal.mutate(nodes.map(({ id }) => id))}
      onCancel={onClose}
    />
  );
}
