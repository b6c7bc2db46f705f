import type { SavedCart } from '@cartwright/core/contract/carts';
import { formatMoney } from '@cartwright/core/money/format-money';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { versionsQuery } from '../../../../editor-kit/versions/version-queries';
import { shopQuery } from '../../../../shared/api/shop-query';
import { Loaded } from '../../../../shared/components/loaded';
import { momentText } from '../../../../shared/format/schedule-text';
import { useTimezone } from '../../../../shared/hooks/use-timezone';
import { rewardsOf } from '../preview/gift-cart';
import { usePreviewCart } from '../preview/use-preview-cart';

/**
 * Debug view of a cart: rewards in the shop's own market, versions, document, and compiled config.
 */
export function CartDebug({ saved }: { saved: SavedCart }) {
  return (
    <div className="cw-cart-debug">
      <RewardLines saved={saved} />
      <Versions id={saved.cart.id} />
      <Section title={`Document, revision ${saved.revision}`}>
        <pre>{JSON.stringify(saved.cart, null, 2)}</pre>
      </Section>
      <CompiledConfig previewKey={saved.previewKey} />
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Text as="h2" variant="headingMd" id={heading}>
        {title}
      </Text>
      {children}
    </section>
  );
}

/** Rewards of the default preview cart, by the storefront's own rules. */
function RewardLines({ saved }: { saved: SavedCart }) {
  const { data: shop } = useQuery(shopQuery);
  const { lines, products } = usePreviewCart();
  if (!shop) return null;
  const { currency } = shop;
  const market = { country: shop.country ?? '', currency, rate: null };
  const rewards = rewardsOf({ document: saved.cart, products, market, shopCurrency: currency }, lines);
  const tiers = rewards.bar?.tiers ?? [];
  const said = (value: number) =>
    rewards.bar?.basis === 'quantity' ? `${value} items` : formatMoney(value, currency, navigator.language);
  return (
    <Section title="Rewards">
      <table>
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Threshold</th>
            <th scope="col">Remaining</th>
            <th scope="col">Earned</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ id, type, threshold, remaining, earned }) => (
            <tr key={id}>
              <td>{type}</td>
              <td>{said(threshold)}</td>
              <td>{said(remaining)}</td>
              <td>{earned ? 'Yes' : 'No'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <pre>{JSON.stringify({ lines, rewards }, null, 2)}</pre>
    </Section>
  );
}

function Versions({ id }: { readonly id: string }) {
  const versions = useInfiniteQuery(versionsQuery('cart', id));
  const timezone = useTimezone();
  const known = versions.data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <Section title="Versions">
      <table>
        <thead>
          <tr>
            <th scope="col">Revision</th>
            <th scope="col">Saved</th>
            <th scope="col">By</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ revision, savedAt, savedBy, changed }) => (
            <tr key={revision}>
              <td>{revision}</td>
              <td>{momentText(savedAt, timezone)}</td>
              <td>{savedBy ?? 'Not noted'}</td>
              <td>{changed?.join(', ') ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {versions.hasNextPage && (
        <Button loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          Show older versions
        </Button>
      )}
    </Section>
  );
}

function CompiledConfig({ previewKey }: { readonly previewKey: string }) {
  const { data: shop } = useQuery(shopQuery);
  const config = useQuery({
    queryKey: ['compiled-config', previewKey],
    enabled: shop !== undefined,
    queryFn: async ({ signal }): Promise<string> => {
      const query = new URLSearchParams({ key: previewKey, shop: shop?.shopifyShopDomain ?? '' });
      const response = await fetch(`/storefront/preview-config.json?${query}`, { signal });
      return JSON.stringify(await response.json(), null, 2);
    },
  });
  return (
    <Section title="Compiled config">
      <Loaded query={config} what="compiled config">
        {(text) => <pre>{text}</pre>}
      </Loaded>
    </Section>
  );
}
