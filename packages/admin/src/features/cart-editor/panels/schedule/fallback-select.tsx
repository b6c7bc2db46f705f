import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { setFallback } from '@cartwright/core/contract/carts';
import { useFocusKept } from '@cartwright/ui/admin/use-focus-kept';
import { Select } from '@shopify/polaris';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../../shared/api';
import { answerOf } from '../../../../shared/api-client';
import { ApiFailureError } from '../../../../shared/api-failure';
import { cartsKey } from '../../../../shared/cart-keys';
import { cartsQuery } from '../../../../shared/carts-query';
import { shopQuery } from '../../../../shared/shop-query';
import { toast, toastError } from '../../../../shared/toasts';

const NONE = '';

/** Which cart shoppers see when no other is live. It belongs to the shop: a choice holds at once, not with the save. */
export function FallbackSelect() {
  const carts = useQuery(cartsQuery).data?.combinedCarts ?? [];
  const current = carts.find(({ isFallback }) => isFallback);
  const change = useSetFallback();
  // One with a schedule is live in its own time only.
  const offered = carts.filter((cart) => !cart.isScheduled || cart === current);
  const around = useRef<HTMLDivElement>(null);
  useFocusKept(change.isPending, around);
  return (
    <div ref={around}>
      <Select
        label="Global fallback cart"
        helpText="Shown when no other cart is live, so it can’t have a schedule. Applies to your whole store immediately."
        value={current?.id ?? NONE}
        disabled={change.isPending || carts.length === 0}
        options={[
          { label: 'No Fallback Cart', value: NONE },
          ...offered.map(({ id, name }) => ({ label: name, value: id })),
        ]}
        onChange={(id: string) => {
          const cart = carts.find((each) => each.id === id) ?? current;
          if (cart) change.mutate({ cart, isFallback: id !== NONE, existing: current });
        }}
      />
    </div>
  );
}

interface Choice {
  readonly cart: CartListItem;
  readonly isFallback: boolean;
  readonly existing: CartListItem | undefined;
}

/** Sets or unsets the fallback, and says what came of it. */
function useSetFallback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ cart, isFallback }: Choice) =>
      answerOf(api.call(setFallback, { params: { id: cart.id }, query: {}, body: { isFallback } })),
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

/** What is wrong with the cart itself; else nothing. */
function reasonOf(problem: Error): string {
  const found = problem instanceof ApiFailureError && problem.failure.code === 'invalid_cart';
  const [issue] = found ? problem.failure.issues : [];
  return issue ? `: ${issue.message}` : '';
}
