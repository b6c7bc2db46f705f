import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { PreviewLine } from '@cartwright/core/contract/preview';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { visibleComponents } from '@cartwright/core/smart-cart/components-of';
import { storefrontProductIds, storefrontSelections } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/widget';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  chosenProductsQuery,
  productSearchQuery,
} from '../../../editor-kit/pickers/products/product-queries';
import { useDocument } from '../model/editor-context';
import { useShownWidgets } from '../widgets/use-shown-widgets';
import { composeCart, maxWorth, worthOf } from './compose-cart';
import { loadProblem, productProblem } from './product-problem';
import { aimOf, scaleEnd } from './scale';
import { useMetafields } from './use-metafields';

export interface PreviewCart {
  /** Why a product cannot be shown; null when all can be, as far as they have been read. */
  readonly problem: string | null;
  /** Reads again what could not be read; null when all could be. */
  readonly readAgain: (() => void) | null;
  /** Whether the catalogue is known that a value is made up of. */
  readonly ready: boolean;
  readonly lines: readonly PreviewLine[];
  /** Every product that the preview needs: of the lines, the gifts and the cross-sells. */
  readonly products: readonly CatalogueProduct[];
  /** Those that a cart is made up of. */
  readonly catalogue: readonly CatalogueProduct[];
  readonly widgets: readonly Widget[];
  /** What the lines were asked to cost, in subunits of the shop's currency; what they cost where they were chosen otherwise. */
  readonly target: number;
  /** The end of the scale for `setWorth`, in subunits. */
  readonly most: number;
  readonly setWorth: (target: number) => void;
  readonly setLines: (lines: readonly PreviewLine[]) => void;
  /** Lines of these products; the products come along. */
  readonly choose: (products: readonly CatalogueProduct[], lines: readonly PreviewLine[]) => void;
}

const NONE: readonly CatalogueProduct[] = [];

/** The cart that the preview shows. It begins halfway to the highest threshold, and follows what is tried in the preview. */
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
    most: scaleEnd(thresholds, reach, worth),
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

/** The thresholds of the cart's amount tiers, in major units of the shop's currency. */
function amountThresholds(document: CartDocument): number[] {
  return visibleComponents(document).flatMap(({ component }) =>
    component.type === 'tiered_progress_bar'
      ? component.settings.bars
          .filter((bar) => bar.basis === 'amount')
          .flatMap((bar) => bar.tiers.map((tier) => tier.minimum ?? 0))
      : [],
  );
}
