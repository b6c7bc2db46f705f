import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { setFallback } from '@cartwright/core/contract/carts';
import { type Consequence, consequenceOf, messageBefore } from '@cartwright/core/schedule/consequence';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { withFallback } from '@cartwright/core/schedule/shop-changes';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { Select } from '@cartwright/ui/admin/select';
import { useFocusKept } from '@cartwright/ui/admin/use-focus-kept';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../../../shared/api/api';
import { responseOf } from '../../../../../shared/api/api-client';
import { ApiFailureError } from '../../../../../shared/api/api-failure';
import { cartsKey } from '../../../../../shared/api/cart-keys';
import { cartsQuery } from '../../../../../shared/api/carts-query';
import { shopQuery } from '../../../../../shared/api/shop-query';
import { useTimezone } from '../../../../../shared/hooks/use-timezone';
import { toast, toastError } from '../../../../../shared/state/toasts';

const NONE = '';

/**
 * Selector of the fallback cart, shown when no other is live. A shop setting: applied immediately,
 * without a save, after confirmation if shoppers see a change.
 */
export function FallbackSelect() {
  const carts = useQuery(cartsQuery).data?.combinedCarts ?? [];
  const current = carts.find(({ isFallback }) => isFallback);
  const change = useSetFallback();
  const [pending, setPending] = useState<PendingChoice | null>(null);
  // Scheduled carts are live only in their period, and legacy carts never are.
  const offered = carts.filter((cart) => (!cart.isScheduled && !cart.legacy) || cart === current);
  const container = useRef<HTMLDivElement>(null);

  function choose(choice: Choice) {
    const after = withFallback(carts, choice.isFallback ? choice.cart.id : null);
    const consequence = consequenceOf(carts, after, Date.now());
    if (consequence.isSeen) setPending({ choice, consequence });
    else change.mutate(choice);
  }
  useFocusKept(change.isPending, container);
  return (
    <div ref={container}>
      <Select
        label="Global fallback cart"
        helpText="Shown when no other cart is live, so it can’t have a schedule. Applies to your whole store immediately."
        value={current?.id ?? NONE}
        disabled={change.isPending || carts.length === 0}
        options={[
          { label: 'No Fallback Cart', value: NONE },
          ...offered.map((cart) => ({ label: nameOfCart(cart), value: cart.id })),
        ]}
        onChange={(id: string) => {
          const cart = carts.find((each) => each.id === id) ?? current;
          if (cart) choose({ cart, isFallback: id !== NONE, existing: current });
        }}
      />
      {pending && (
        <FallbackQuestion
          pending={pending}
          onConfirm={() => {
            setPending(null);
            change.mutate(pending.choice);
          }}
          onCancel={() => setPending(null)}
        />
      )}
    </div>
  );
}

interface Choice {
  readonly cart: CartListItem;
  readonly isFallback: boolean;
  readonly existing: CartListItem | undefined;
}

/** Choice that awaits confirmation, with its consequence. */
interface PendingChoice {
  readonly choice: Choice;
  readonly consequence: Consequence;
}

function FallbackQuestion({
  pending: { choice, consequence },
  ...answers
}: {
  readonly pending: PendingChoice;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const timezone = useTimezone();
  const name = nameOfCart(choice.cart);
  return (
    <ConfirmModal
      open
      title={choice.isFallback ? `Make "${name}" your fallback cart?` : 'Go without a fallback cart?'}
      message={messageBefore(consequence, { timezone })}
      confirm={choice.isFallback ? 'Make fallback' : 'Remove fallback'}
      cancel="Cancel"
      destructive={consequence.losesCart}
      {...answers}
    />
  );
}

/** Mutation that sets or unsets the fallback, with result toasts. */
function useSetFallback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ cart, isFallback }: Choice) =>
      responseOf(api.call(setFallback, { params: { id: cart.id }, query: {}, body: { isFallback } })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: cartsKey, exact: true }),
        queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
      ]),
    onSuccess({ successful, cause, info }, choice) {
      const { name } = choice.cart;
      if (successful) {
        toast(`"${name}" is ${choice.isFallback ? 'now' : 'no longer'} your fallback cart`);
      } else if (cause === 'existing_fallback') {
        toastError(`Failed to disable existing fallback cart "${info ?? choice.existing?.name ?? ''}"`);
      } else {
        toastError(failed(choice));
      }
    },
    onError: (problem, choice) => toastError(failed(choice) + reasonOf(problem)),
  });
}

function failed({ cart, isFallback }: Choice): string {
  return `Failed to ${isFallback ? 'set' : 'unset'} "${cart.name}" as fallback cart`;
}

/** Reason from the cart's validation; else empty. */
function reasonOf(problem: Error): string {
  const found = problem instanceof ApiFailureError && problem.failure.code === 'invalid_document';
  const [issue] = found ? problem.failure.issues : [];
  return issue ? `: ${issue.message}` : '';
}
