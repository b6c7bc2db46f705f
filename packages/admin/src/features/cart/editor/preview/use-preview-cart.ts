import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { visibleComponents } from '@cartwright/core/cart/components-of';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { PreviewLine } from '@cartwright/core/contract/preview';
import { storefrontProductIds, storefrontSelections } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/widget';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  chosenProductsQuery,
  productSearchQuery,
} from '../../../../editor-kit/pickers/products/product-queries';
import { useDocument } from '../model/editor-context';
import { useShownWidgets } from '../widgets/use-shown-widgets';
import { composeCart, maxWorth, worthOf } from './compose-cart';
import { loadProblem, productProblem } from './product-problem';
import { aimOf, scaleEnd } from './scale';
import { useMetafields } from './use-metafields';

export interface PreviewCart {
  /** Reason why a product can't be shown; null if all loaded ones can. */
  readonly problem: string | null;
  /** Retries failed loads; null if none failed. */
  readonly readAgain: (() => void) | null;
  /** Whether the catalogue to compose a cart from has loaded. */
  readonly ready: boolean;
  readonly lines: readonly PreviewLine[];
  /** All products of the preview: lines, gifts and cross-sells. */
  readonly products: readonly CatalogueProduct[];
  /** Products to compose a cart from. */
  readonly catalogue: readonly CatalogueProduct[];
  readonly widgets: readonly Widget[];
  /**
   * Requested value of the lines in subunits of the shop's currency; their actual value if they
   * were chosen otherwise.
   */
  readonly target: number;
  /** Maximum of `setWorth`, in subunits. */
  readonly max: number;
  readonly setWorth: (target: number) => void;
  readonly setLines: (lines: readonly PreviewLine[]) => void;
  /** Replaces the lines, and adds their products. */
  readonly choose: (products: readonly CatalogueProduct[], lines: readonly PreviewLine[]) => void;
}

const NONE: readonly CatalogueProduct[] = [];

/**
 * The preview's cart. Starts halfway to the highest threshold, and keeps what the merchant tries in
 * the preview.
 */
export function usePreviewCart(): PreviewCart {
  const widgets = useShownWidgets();
  const shownIds = useDocument((document) => storefrontProductIds(document, widgets).join(','));
  const joined = useDocument((document) => amountThresholds(document).join(','));
  const search = useInfiniteQuery(productSearchQuery({}));
  const found = search.data?.pages[0]?.response.products;
  const catalogue = found ?? NONE;
  const ids = useMemo(() => shownIds.split(',').filter(Boolean).map(Number), [shownIds]);
  const wanted = useQuery({ ...chosenProductsQuery(ids), enabled: ids.length > 0 });
  const shown = wanted.data;
  const [picked, setPicked] = useState<readonly CatalogueProduct[]>(NONE);
  const [chosen, setChosen] = useState<readonly PreviewLine[] | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const thresholds = useMemo(() => joined.split(',').filter(Boolean).map(Number), [joined]);
  const [first] = useState(thresholds);
  const reach = useMemo(() => maxWorth(catalogue), [catalogue]);

  const plain = useMemo(() => {
    const all = [...catalogue, ...picked, ...(shown?.values() ?? [])];
    return [...new Map(all.map((product) => [product.id, product])).values()];
  }, [catalogue, picked, shown]);
  const products = useMetafields(plain);
  const composed = useMemo(
    () => composeCart(catalogue, target ?? aimOf(first, reach)),
    [catalogue, target, first, reach],
  );
  const lines = chosen ?? composed;
  const worth = worthOf(lines, products);
  const isRead = found !== undefined && (ids.length === 0 || (wanted.isSuccess && !wanted.isPlaceholderData));
  const missing = useDocument((document) =>
    isRead ? productProblem({ chosen: storefrontSelections(document, widgets), lines, products }) : null,
  );
  const failed = [search, wanted].filter(({ isError }) => isError);
  const [failure] = failed;
  const setLines = (next: readonly PreviewLine[]) => {
    setTarget(null);
    setChosen(next);
  };
  return {
    problem: failure?.error ? loadProblem(failure.error.message) : missing,
    readAgain: failure ? () => failed.forEach((query) => void query.refetch()) : null,
    ready: found !== undefined,
    lines,
    products,
    catalogue,
    widgets,
    target: target ?? worth,
    max: scaleEnd(thresholds, reach, worth),
    setWorth(next) {
      setTarget(next);
      setChosen(null);
    },
    setLines,
    choose(added, next) {
      setPicked((before) => [...before, ...added]);
      setLines(next);
    },
  };
}

/** Thresholds of the cart's amount tiers, in major units of the shop's currency. */
function amountThresholds(document: CartDocument): number[] {
  return visibleComponents(document).flatMap(({ component }) =>
    component.type === 'tiered_progress_bar'
      ? component.settings.bars
          .filter((bar) => bar.basis === 'amount')
          .flatMap((bar) => bar.tiers.map((tier) => tier.minimum ?? 0))
      : [],
  );
}
