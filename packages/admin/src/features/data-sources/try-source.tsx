import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { type SourceData, tryCustomSource } from '@cartwright/core/contract/data-sources';
import type { CustomSource } from '@cartwright/core/data-sources/custom-source';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ExplainedProducts } from '../../editor-kit/list/explained-products';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { loadErrorMessage } from '../../shared/api/load-error';
import { neverHoldsMessage, ruleMessage, ruleName } from './rule-messages';

/** Product limit of a trial: a new widget's default. */
const SHOWN = 8;

const idsOf = (products: readonly ProductSelection[]) => products.map(({ product_id }) => product_id);

/**
 * Trial of an edited source with a sample page and cart: which rules matched, their products, and
 * why.
 */
export function TrySource({ source }: { readonly source: CustomSource }) {
  const id = useId();
  const [page, setPage] = useState<ProductSelection[]>([]);
  const [cart, setCart] = useState<ProductSelection[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const trial = useMutation({
    mutationFn: (tried: CustomSource) => {
      const cartAndPage = { pageProducts: idsOf(page), cartProducts: idsOf(cart), total };
      const body = { source: tried, ...cartAndPage, country: null, isSignedIn: null, limit: SHOWN };
      return responseOf(api.call(tryCustomSource, { params: {}, query: {}, body }));
    },
  });
  return (
    <section className="cw-source-rule" aria-labelledby={id}>
      <Text as="h3" variant="headingSm" id={id}>
        Try it
      </Text>
      <Text as="p" tone="subdued">
        Make up a page and a cart. Your changes are tried before you save them.
      </Text>
      <ProductField label="Product of the page" purpose="any" limit={1} value={page} onChange={setPage} />
      <ProductField
        label="Products in the cart"
        purpose="any"
        limit={LIST_LIMITS.widgetProducts}
        ordered={false}
        value={cart}
        onChange={setCart}
      />
      <AmountField label="Cart total" value={total} decimals={2} onChange={setTotal} />
      <div>
        <Button loading={trial.isPending} onClick={() => trial.mutate(source)}>
          Try
        </Button>
      </div>
      {trial.isError && (
        <div role="alert">
          <Text as="p">{loadErrorMessage(trial.error, 'The source couldn’t be tried.')}</Text>
        </div>
      )}
      <div role="status">{trial.data && <Outcome rules={trial.variables.rules} response={trial.data} />}</div>
    </section>
  );
}

function Outcome({
  rules,
  response: { metadata, data },
}: {
  readonly rules: CustomSource['rules'];
  readonly response: SourceData;
}) {
  const byId = new Map(data.map((product) => [product.id, product]));
  return (
    <>
      <ul>
        {rules.map((rule, at) => {
          const outcome = metadata.rules[at];
          if (!outcome) return null;
          const said = [ruleMessage(outcome, ruleName(rules, at)), neverHoldsMessage(rule)];
          return <li key={rule.id}>{said.filter(Boolean).join(' ')}</li>;
        })}
      </ul>
      {data.length === 0 ? (
        <Text as="p">Shoppers would see nothing here.</Text>
      ) : (
        <ExplainedProducts
          products={metadata.products.flatMap(({ id, rule, parts }) => {
            const product = byId.get(id);
            if (!product) return [];
            const reasons = [...new Set(parts.map(({ reason }) => reason))];
            return [
              {
                id,
                title: product.title,
                image: product.images[0]?.url ?? null,
                reasons: [...(rule === null ? [] : [ruleName(rules, rule - 1)]), ...reasons],
              },
            ];
          })}
        />
      )}
    </>
  );
}
