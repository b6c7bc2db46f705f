import { useUser } from '../../../../shared/hooks/use-user';
import { useCartScreen, useDocument } from './editor-context';
import { mayEdit } from './may-edit';

/** Reason why this cart is read-only; null if it is editable. */
export function useLock(): string | null {
  const user = useUser();
  const { lockReason } = useCartScreen();
  return useDocument((document) => mayEdit(document, user, lockReason)?.message ?? null);
}
