import { type CartListItem, changeCart, deleteCart } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { PlainCheckbox } from '@cartwright/ui/admin/plain-checkbox';
import { Select } from '@cartwright/ui/admin/select';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { placeIsTested, testedReason } from '../../../shared/format/live-test';
import { useTimezone } from '../../../shared/hooks/use-timezone';
import { toast, toastError } from '../../../shared/state/toasts';
import { countOfCarts, deleteAllMessage, enableAllMessage, whyNotTogether } from './bulk-messages';
import { ONE_AT_A_TIME, revisionNow } from './list-changes';
import { CART_SORTS, type CartSort } from './sorted-carts';
import { changeFailure } from './use-change-cart';
import { useRefreshList } from './use-refresh-list';

type BulkAction = 'on' | 'off' | 'delete';

const DONE: Readonly<Record<BulkAction, string>> = { on: 'turned on', off: 'turned off', delete: 'deleted' };

/** Bulk actions on the selected carts. Failures are reported per cart. */
export function BulkBar({
  chosen,
  carts,
  shown,
  onSelect,
  sort,
  onSort,
}: {
  readonly chosen: readonly CartListItem[];
  /** All of the shop. */
  readonly carts: readonly CartListItem[];
  /** Carts that the filter shows. */
  readonly shown: readonly CartListItem[];
  readonly onSelect: (chosen: readonly CartListItem[]) => void;
  readonly sort: CartSort;
  readonly onSort: (sort: CartSort) => void;
}) {
  const queries = useQueryClient();
  const refresh = useRefreshList();
  const timezone = useTimezone();
  const [pending, setPending] = useState<BulkAction | null>(null);
  const work = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: async ({
      action,
      chosen,
    }: {
      readonly action: BulkAction;
      readonly chosen: readonly CartListItem[];
    }) => {
      const failed: CartListItem[] = [];
      // Sequential: each change affects the next confirmation.
      for (const cart of chosen) {
        try {
          await changeOne(cart, action);
        } catch (problem) {
          failed.push(cart);
          toastError(changeFailure(problem as Error), nameOfCart(cart));
        }
        await refresh();
      }
      return failed;
    },
    // Uses the selection from when it started: the list has changed since.
    onSuccess(failed, { action, chosen }) {
      const count = chosen.length - failed.length;
      if (count > 0) toast(`${countOfCarts(count)} ${count === 1 ? 'was' : 'were'} ${DONE[action]}.`);
      onSelect(failed);
      setPending(null);
    },
  });
  async function changeOne(cart: CartListItem, action: BulkAction): Promise<void> {
    const { id } = cart;
    const revision = revisionNow(queries, cart);
    if (action === 'delete') {
      await responseOf(api.call(deleteCart, { params: { id }, query: { revision }, body: undefined }));
    } else {
      const body = { revision, enabled: action === 'on' };
      await responseOf(api.call(changeCart, { params: { id }, query: {}, body }));
    }
  }

  const together = whyNotTogether(chosen);
  const hasLegacy = chosen.some(({ legacy }) => legacy);
  const tested = chosen.find(({ runningTest }) => runningTest !== null);
  const taken = chosen.flatMap((cart) => placeIsTested(cart, carts) ?? [])[0];
  const why = tested?.runningTest
    ? `“${nameOfCart(tested)}”: ${testedReason(tested.runningTest)}`
    : hasLegacy
      ? 'Legacy carts can’t be turned on. Upgrade them first.'
      : (together ?? taken ?? null);
  const words = (action: BulkAction) => {
    const time = { now: Date.now(), timezone };
    return action === 'delete'
      ? deleteAllMessage(chosen, carts, time)
      : enableAllMessage(chosen, action === 'on', carts, time);
  };
  const all = shown.length > 0 && chosen.length === shown.length;
  return (
    <div className="cw-cart-bulk">
      <PlainCheckbox
        label="Select all"
        checked={all}
        some={chosen.length > 0}
        onChange={() => onSelect(all ? [] : shown)}
      />
      <span aria-live="polite">
        {chosen.length === 0 ? 'Select all' : `${countOfCarts(chosen.length)} selected`}
      </span>
      {chosen.length === 0 && (
        <div className="cw-cart-bulk__sort">
          <Select label="Sort by" labelHidden value={sort} options={[...CART_SORTS]} onChange={onSort} />
        </div>
      )}
      {chosen.length > 0 && (
        <div className="cw-cart-bulk__actions">
          <Button
            disabled={together !== null || hasLegacy || tested !== undefined || taken !== undefined}
            onClick={() => setPending('on')}
          >
            Turn on
          </Button>
          <Button disabled={hasLegacy || tested !== undefined} onClick={() => setPending('off')}>
            Turn off
          </Button>
          <Button tone="critical" disabled={tested !== undefined} onClick={() => setPending('delete')}>
            Delete
          </Button>
        </div>
      )}
      {why !== null && (
        <Text as="p" tone="subdued">
          {why}
        </Text>
      )}
      {pending !== null && (
        <ConfirmModal
          open
          title={`${TITLES[pending]} ${countOfCarts(chosen.length)}?`}
          message={words(pending)}
          confirm={TITLES[pending]}
          cancel="Cancel"
          destructive={pending === 'delete'}
          busy={work.isPending}
          onConfirm={() => work.mutate({ action: pending, chosen })}
          onCancel={() => setPending(null)}
        />
      )}
    </div>
  );
}

const TITLES: Readonly<Record<BulkAction, string>> = { on: 'Turn on', off: 'Turn off', delete: 'Delete' };
