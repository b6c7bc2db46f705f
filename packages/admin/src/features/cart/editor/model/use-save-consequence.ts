import type { Consequence } from '@cartwright/core/schedule/consequence';
import { useQuery } from '@tanstack/react-query';
import { cartsQuery } from '../../../../shared/api/carts-query';
import { useNow } from '../../../../shared/hooks/use-now';
import { useTimezone } from '../../../../shared/hooks/use-timezone';
import { useDocument, useSavedCart } from './editor-context';
import { saveConsequence, shopCarts } from './save-consequence';

/**
 * Consequence for shoppers of saving the cart; null if nothing changes for them, and while the
 * shop's carts load.
 */
export function useSaveConsequence(): Consequence | null {
  const saved = useSavedCart();
  const edited = useDocument((document) => document);
  const listed = useQuery(cartsQuery).data?.combinedCarts;
  const timezone = useTimezone();
  const now = useNow(shopCarts(saved, listed ?? []));
  return listed ? saveConsequence({ saved, edited }, listed, { now, timezone }) : null;
}
