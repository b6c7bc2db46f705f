import {
  type FoundElsewhere,
  type Publication,
  publishAgain,
  readHeldPublication,
  replaceFound,
} from '@cartwright/core/contract/publication';
import { liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { List, ListItem } from '@cartwright/ui/admin/list';
import { ListPage } from '@cartwright/ui/admin/list-page';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { cartsQuery } from '../../shared/api/carts-query';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { watchInterval } from '../../shared/hooks/use-publication';
import { toast, toastError } from '../../shared/state/toasts';
import './held-publication-page.css';

const TITLE = 'Publishing is paused';

const ORIGINS = ['elsewhere', 'later', 'unknown'] as const;

const FROM: Record<FoundElsewhere['from'], string> = {
  elsewhere: 'Published by another installation of Cartwright:',
  later: 'Published from here, but newer than what’s saved here:',
  unknown: 'Published by an unknown source:',
};

/** Page of what is in the store from elsewhere, and what publishing would change. */
export function HeldPublicationPage() {
  usePageTitle(TITLE);
  const held = useQuery({
    queryKey: ['held-publication'],
    queryFn: ({ signal }) =>
      responseOf(api.call(readHeldPublication, { params: {}, query: {}, body: undefined, signal })),
    refetchInterval: ({ state }) => watchInterval(state.data?.publication.status),
  });
  const carts = useQuery(cartsQuery);
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([held.refetch(), queries.invalidateQueries({ queryKey: shopQuery.queryKey })]);
  const check = useMutation({
    mutationFn: () => responseOf(api.call(publishAgain, { params: {}, query: {}, body: {} })),
    onError: (problem) => toastError(problem.message),
    onSettled: refresh,
  });
  const replace = useMutation({
    mutationFn: (seen: string) =>
      responseOf(api.call(replaceFound, { params: {}, query: {}, body: { seen } })),
    onSuccess: ({ publication }) =>
      publication.status === 'published' && toast('Your store now shows the carts from here.'),
    onError: (problem) => toastError(problem.message),
    onSettled: async () => {
      await refresh();
      setAsking(false);
    },
  });

  const problem = held.error ?? carts.error;
  const data = held.data && carts.data ? { ...held.data, carts: carts.data.combinedCarts } : null;
  const isHeld = data?.publication.status === 'held';
  return (
    <>
      <ListPage
        title={data && !isHeld ? 'Publishing' : TITLE}
        description="Before Cartwright replaces something in your store that it doesn’t recognize, it asks you."
        action={
          <Button url="/smartcart/" variant="tertiary">
            Back to Smart Carts
          </Button>
        }
        notice={null}
        state={
          data
            ? {
                kind: 'ready',
                content: isHeld ? (
                  <Held
                    found={data.found}
                    comes={liveCandidates(data.carts, Date.now()).map(({ name }) => name)}
                    isChecking={check.isPending}
                    onCheck={() => check.mutate()}
                    onReplace={() => setAsking(true)}
                  />
                ) : (
                  <NotHeld {...data.publication} />
                ),
              }
            : problem
              ? {
                  kind: 'failed',
                  message: loadErrorMessage(problem),
                  onRetry: () => void Promise.all([held.refetch(), carts.refetch()]),
                  busy: held.isFetching || carts.isFetching,
                }
              : { kind: 'loading' }
        }
      />
      {data && (
        <ConfirmModal
          open={asking}
          title="Replace what’s in your store?"
          message="The carts and discounts that are in your store now can’t be restored from here. Shoppers see the change right away."
          confirm="Replace"
          cancel="Cancel"
          destructive
          busy={replace.isPending}
          onConfirm={() => replace.mutate(data.seen)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Held({
  found,
  comes,
  isChecking,
  onCheck,
  onReplace,
}: {
  readonly found: readonly FoundElsewhere[];
  readonly comes: readonly string[];
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onReplace: () => void;
}) {
  return (
    <div className="cwa-held">
      <BlockStack gap="500">
        <Banner tone="warning" title="Your store keeps what it has until you decide">
          <p>
            If this is a test copy of Cartwright, or one with the wrong database, leave everything as it is
            and connect the right one.
          </p>
        </Banner>
        <BlockStack gap="200">
          <Text as="h2" variant="headingMd">
            In your store now
          </Text>
          {ORIGINS.map((origin) => (
            <FoundFrom
              key={origin}
              origin={origin}
              found={found.filter(({ from }) => from === origin).map(({ what }) => what)}
            />
          ))}
        </BlockStack>
        <BlockStack gap="200">
          <Text as="h2" variant="headingMd">
            If you replace it
          </Text>
          {comes.length > 0 ? (
            <>
              <Text as="p">
                Everything above is replaced with what’s saved here. Shoppers then get the carts that are
                turned on:
              </Text>
              <List>
                {comes.map((name) => (
                  <ListItem key={name}>
                    <span className="cwa-held__what">{name}</span>
                  </ListItem>
                ))}
              </List>
            </>
          ) : (
            <Text as="p">
              Everything above is removed. No cart is turned on here, so shoppers get your theme’s own cart,
              without rewards.
            </Text>
          )}
        </BlockStack>
        <InlineStack gap="200">
          <Button onClick={onCheck} loading={isChecking}>
            Check again
          </Button>
          <Button tone="critical" onClick={onReplace} disabled={isChecking}>
            Replace what’s in your store
          </Button>
        </InlineStack>
      </BlockStack>
    </div>
  );
}

function FoundFrom({
  origin,
  found,
}: {
  readonly origin: FoundElsewhere['from'];
  readonly found: readonly string[];
}) {
  if (found.length === 0) return null;
  return (
    <>
      <Text as="p">{FROM[origin]}</Text>
      <List>
        {found.map((what) => (
          <ListItem key={what}>
            <span className="cwa-held__what">{what}</span>
          </ListItem>
        ))}
      </List>
    </>
  );
}

function NotHeld({ status, message }: Publication) {
  const text =
    status === 'published'
      ? 'Your store shows what you saved.'
      : status === 'failed'
        ? (message ?? 'Your store doesn’t have the latest changes.')
        : 'Publishing isn’t paused. What you saved is on its way to your store.';
  return (
    <div className="cwa-held" role="status">
      <Text as="p">{text}</Text>
    </div>
  );
}
