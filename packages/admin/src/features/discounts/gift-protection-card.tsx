import {
  type GiftProtection,
  readGiftProtection,
  switchGiftProtection,
} from '@cartwright/core/contract/gift-protection';
import type { Publication } from '@cartwright/core/contract/publication';
import { Badge } from '@cartwright/ui/admin/badge';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Card } from '@cartwright/ui/admin/card';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { List, ListItem } from '@cartwright/ui/admin/list';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Text } from '@cartwright/ui/admin/text';
import { useFocusKept } from '@cartwright/ui/admin/use-focus-kept';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { usePublication } from '../../shared/hooks/use-publication';
import { toast, toastError } from '../../shared/state/toasts';
import {
  type GiftProtectionAction,
  type GiftProtectionMessage,
  giftProtectionMessage,
  isAwaited,
} from './gift-protection-messages';

/** Poll interval while gift protection is turning on or off, in milliseconds. */
const POLL_MS = 2000;

/** Card of gift protection (checkout rejects paid or unearned gifts), with its switch. */
export function GiftProtectionCard() {
  const publication = usePublication()?.status;
  const protection = useQuery({
    ...giftProtectionQuery,
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data, publication) ? POLL_MS : false),
  });
  const { mutate, isPending, variables } = useSwitchGiftProtection();
  const [asking, setAsking] = useState(false);
  const switchTo = (on: boolean) => mutate(on, { onSettled: () => setAsking(false) });
  const { data, error } = protection;
  return (
    <section aria-labelledby="gift-protection">
      <Card>
        <BlockStack gap="300">
          <InlineStack gap="200" blockAlign="center">
            <Text as="h2" variant="headingMd" id="gift-protection">
              Gift protection
            </Text>
            <span role="status">{data && <State {...giftProtectionMessage(data, publication)} />}</span>
          </InlineStack>
          <Text as="p">
            Stops a checkout if a gift in the cart isn’t free or hasn’t been earned. The shopper is told why
            and goes back to the cart, which updates itself.
          </Text>
          {data ? (
            <Switch
              {...data}
              publication={publication}
              busy={isPending ? (variables ? 'on' : 'off') : null}
              onTurnOn={() => setAsking(true)}
              onTryAgain={() => switchTo(true)}
              onTurnOff={() => switchTo(false)}
            />
          ) : error ? (
            <LoadFailed
              message={loadErrorMessage(error)}
              onRetry={() => void protection.refetch()}
              busy={protection.isFetching}
            />
          ) : (
            <SkeletonBodyText lines={1} />
          )}
        </BlockStack>
      </Card>
      {asking && (
        <Consequences busy={isPending} onConfirm={() => switchTo(true)} onCancel={() => setAsking(false)} />
      )}
    </section>
  );
}

function State({ badge, tone }: Pick<GiftProtectionMessage, 'badge' | 'tone'>) {
  return <Badge {...(tone && { tone })}>{badge}</Badge>;
}

interface SwitchProps extends GiftProtection {
  readonly publication: Publication['status'] | undefined;
  /** Pending change. */
  readonly busy: 'on' | 'off' | null;
  readonly onTurnOn: () => void;
  readonly onTryAgain: () => void;
  readonly onTurnOff: () => void;
}

function Switch({ publication, busy, onTurnOn, onTryAgain, onTurnOff, ...protection }: SwitchProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusKept(busy !== null, container);
  const { reason, actions } = giftProtectionMessage(protection, publication);
  const [main, other] = actions;
  const buttonOf = (action: GiftProtectionAction) => ({
    children: LABELS[action],
    onClick: { on: onTurnOn, again: onTryAgain, off: onTurnOff, keep_off: onTurnOff }[action],
    loading: busy === (action === 'off' || action === 'keep_off' ? 'off' : 'on'),
    disabled: busy !== null,
  });
  return (
    <>
      {reason !== null && (
        <Text as="p" tone="subdued">
          {reason}
        </Text>
      )}
      <div ref={container}>
        <ButtonGroup>
          {/* The same element before and after a click, to keep the focus. */}
          {main && <Button variant={main === 'off' ? 'secondary' : 'primary'} {...buttonOf(main)} />}
          {other && <Button {...buttonOf(other)} />}
        </ButtonGroup>
      </div>
    </>
  );
}

const LABELS: Record<GiftProtectionAction, string> = {
  on: 'Turn on',
  again: 'Try again',
  off: 'Turn off',
  // It is off in Shopify, but the app still has it as on.
  keep_off: 'Keep off',
};

function Consequences({
  busy,
  onConfirm,
  onCancel,
}: {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <Dialog
      title="Turn on gift protection?"
      confirm="Turn on"
      cancel="Cancel"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <List>
        <ListItem>
          Shoppers whose cart holds a gift that isn’t free, or isn’t earned, can’t check out until they’ve
          updated their cart.
        </ListItem>
        <ListItem>This includes Shop Pay, PayPal, Google Pay and Apple Pay.</ListItem>
        <ListItem>It doesn’t check sales at the point of sale or edits to an order.</ListItem>
        <ListItem>If Shopify can’t run the check, orders go through.</ListItem>
      </List>
    </Dialog>
  );
}

/** State of gift protection in Shopify. Refetched on focus, after changes there. */
const giftProtectionQuery = queryOptions({
  queryKey: ['gift-protection'],
  queryFn: async ({ signal }) => {
    const { giftProtection } = await responseOf(
      api.call(readGiftProtection, { params: {}, query: {}, body: undefined, signal }),
    );
    return giftProtection;
  },
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

/** Mutation that turns gift protection on or off, with result toasts. */
function useSwitchGiftProtection() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) =>
      responseOf(api.call(switchGiftProtection, { params: {}, query: {}, body: { on } })),
    onSuccess: ({ giftProtection }) => {
      queries.setQueryData(giftProtectionQuery.queryKey, giftProtection);
      if (giftProtection.state === 'on') toast('Gift protection is on');
      if (giftProtection.state === 'off') toast('Gift protection is off');
    },
    onError: (problem) => toastError(problem.message, 'Gift protection wasn’t changed'),
    onSettled: () => queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
  });
}
