import type { OrderState } from '@cartwright/core/contract/order-state';
import { formatMoney } from '@cartwright/core/money/format-money';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { DataTable } from '@cartwright/ui/admin/data-table';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { chosenProductsQuery } from '../../editor-kit/pickers/products/product-queries';
import { DataCard, DataFoot, DataProgress, dataTime } from '../../shared/components/data-card';
import { Loaded } from '../../shared/components/loaded';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { coverageMessage, gatheringPercent, lastDays, stateOfOrders } from './order-messages';
import { bestSellersQuery, orderStateQuery } from './order-queries';

const DAYS = 30;

/** Section of imported orders and best-sellers. */
export function OrdersSection() {
  return (
    <DataCard
      title="Orders"
      description="Units and revenue per product, for best-sellers and recommendations. Cartwright doesn’t read who bought them."
      query={useQuery(orderStateQuery)}
      stateOf={stateOfOrders}
    >
      {(state) => <Orders state={state} />}
    </DataCard>
  );
}

function Orders({ state }: { readonly state: OrderState }) {
  const timezone = useTimezone();
  const { lastOrderAt, problem, coverage } = state;
  const percent = gatheringPercent(state);
  return (
    <>
      {problem && (
        <Banner tone="warning">
          <p>{problem.message}</p>
        </Banner>
      )}
      {percent !== null && <DataProgress label={`Reading past orders: ${percent}%`} percent={percent} />}
      <BestSellers status={state.status} />
      <DataFoot
        times={[
          coverageMessage(coverage, navigator.language),
          ...(lastOrderAt ? [`Last order ${dataTime(lastOrderAt, timezone)}`] : []),
        ]}
      />
    </>
  );
}

function BestSellers({ status }: Pick<OrderState, 'status'>) {
  const period = lastDays(DAYS, Date.now(), useTimezone());
  const sales = useQuery(bestSellersQuery(period, status));
  const ids = sales.data?.products.map(({ productId }) => productId) ?? [];
  const products = useQuery({ ...chosenProductsQuery(ids), enabled: ids.length > 0 });
  return (
    <BlockStack gap="200">
      <Text as="h3" variant="headingSm">
        Best-sellers, last {DAYS} days
      </Text>
      <Loaded query={sales} what="best-sellers">
        {({ currency, products: sold }) =>
          sold.length === 0 ? (
            <Text as="p" tone="subdued">
              {status === 'gathering'
                ? 'They’ll show here as your orders are read.'
                : `No sales in the last ${DAYS} days.`}
            </Text>
          ) : (
            <>
              <DataTable
                columnContentTypes={['text', 'numeric', 'numeric']}
                headings={['Product', 'Units', 'Revenue']}
                rows={sold.map(({ productId, units, revenue }) => [
                  products.data?.get(productId)?.title ?? `Product ${productId}`,
                  units.toLocaleString(navigator.language),
                  formatMoney(revenue, currency, navigator.language),
                ])}
              />
              <Text as="p" tone="subdued">
                After discounts and refunds, without tax and shipping.
              </Text>
            </>
          )
        }
      </Loaded>
    </BlockStack>
  );
}
