import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import {
  keptLines,
  NO_PREVIEW_LINES,
  type PreviewLines,
  selectProduct,
  withKeptLines,
} from '@cartwright/core/checkout-preview/preview-lines';
import { useState } from 'react';
import { attempt } from '../../shared/api/shop-of-page';
import { CHECKOUT_LINES } from '../../shared/api/storage-keys';

const kept = () => attempt(() => localStorage.getItem(CHECKOUT_LINES)) ?? null;

/**
 * The lines of a shop's checkout preview, as this browser keeps them. A shop without any begins with the first variant of
 * `seed`, once it is there (null: there is none).
 */
export function usePreviewLines(shop: string, seed: CatalogueProduct | null | undefined) {
  const [changed, setChanged] = useState(() => keptLines(kept(), shop));
  const first = seed && selectProduct(NO_PREVIEW_LINES, seed.id, seed);
  const lines = changed ?? (first?.ok ? first.lines : NO_PREVIEW_LINES);
  function setLines(next: PreviewLines) {
    setChanged(next);
    attempt(() => localStorage.setItem(CHECKOUT_LINES, withKeptLines(kept(), shop, next)));
  }
  return { lines, setLines, isSeeded: changed === null };
}
