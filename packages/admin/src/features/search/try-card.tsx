import type { TriedSearch } from '@cartwright/core/contract/try-search';
import { Button } from '@cartwright/ui/admin/button';
import { Select } from '@cartwright/ui/admin/select';
import { Text } from '@cartwright/ui/admin/text';
import { useMemo, useState } from 'react';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { type ExplainedProduct, ExplainedProducts } from '../../editor-kit/list/explained-products';
import { SearchField } from '../../editor-kit/list/search-field';
import { previewLanguages } from '../../editor-kit/preview/languages';
import { loadErrorMessage } from '../../shared/api/load-error';
import './try-card.css';
import { tryMessage } from './try-messages';
import { type EditedDocument, useTriedSearch } from './use-tried-search';

/** Value of the shop's own language. */
const STORE_LANGUAGE = '';

/** Initially shown products. */
const FEW = 5;

/** Trial of a search with unsaved edits: query handling, results, and why. */
export function TryCard({ edited }: { readonly edited: EditedDocument }) {
  const [words, setWords] = useState('');
  const [locale, setLocale] = useState(STORE_LANGUAGE);
  const languages = useMemo(
    () => [
      { value: STORE_LANGUAGE, label: 'Your store’s language' },
      ...previewLanguages(navigator.language),
    ],
    [],
  );
  const { tried, isLoading, error, isOfFormer, again } = useTriedSearch(words, locale || null, edited);
  return (
    <SettingsCard
      title="Try a search"
      help="See what shoppers will find, and why, before you save your changes."
    >
      <div>
        <div className="cw-try__shopper">
          <SearchField label="Search as a shopper" words={words} onChange={setWords} />
          <Select label="Language" labelHidden options={languages} value={locale} onChange={setLocale} />
        </div>
        {/* Mounted from the start, so that screen readers announce updates. */}
        <div role="status" className="cw-try__status">
          {tried !== null && tryMessage(tried).map((sentence) => <p key={sentence}>{sentence}</p>)}
          {tried === null && isLoading && error === null && <p>Searching…</p>}
          {isOfFormer && words.trim() !== '' && (
            <Text as="p" tone="caution">
              Some fields need fixing. Until then, the search uses their last valid values.
            </Text>
          )}
        </div>
      </div>
      {error !== null && (
        <div role="alert" className="cw-try__failed">
          <Text as="p">{loadErrorMessage(error, 'Couldn’t run this search.')}</Text>
          <Button onClick={again} loading={isLoading}>
            Try again
          </Button>
        </div>
      )}
      {tried !== null && tried.products.length > 0 && (
        <Products products={tried.products} total={tried.total} busy={isLoading} />
      )}
      {tried !== null && tried.hidden.total > 0 && <Hidden {...tried.hidden} />}
    </SettingsCard>
  );
}

function Products({
  products,
  total,
  busy,
}: {
  readonly products: TriedSearch['products'];
  /** Number of all results. */
  readonly total: number;
  readonly busy: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const more = products.length < total ? `Show the first ${products.length}` : 'Show all';
  const shown = showsAll ? products : products.slice(0, FEW);
  return (
    <div className="cw-try__products" aria-busy={busy}>
      <ExplainedProducts products={shown.map(priced)} />
      {products.length > FEW && (
        <div>
          <Button onClick={() => setShowsAll(!showsAll)}>{showsAll ? 'Show fewer' : more}</Button>
        </div>
      )}
    </div>
  );
}

/** Products that the settings hide from the results. */
function Hidden({ total, products }: TriedSearch['hidden']) {
  const heading = total === 1 ? '1 product is hidden' : `${total} products are hidden`;
  return (
    <div>
      <Text as="h3" variant="headingSm">
        {products.length < total ? `${heading}, the first ${products.length}:` : heading}
      </Text>
      <ExplainedProducts label="Hidden from this search" isOrdered={false} products={products.map(priced)} />
    </div>
  );
}

function priced({ price, priceVaries, ...product }: TriedSearch['products'][number]): ExplainedProduct {
  return {
    ...product,
    beside: <span className="cw-try__price">{priceVaries ? `From ${price}` : price}</span>,
  };
}
