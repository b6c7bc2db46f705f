import { useUser } from '../../../../shared/hooks/use-user';
import { editRefusal } from './edit-refusal';
import { useCartScreen, useDocument } from './editor-context';

/** Reason why this cart is read-only; null if it is editable. */
export function useLock(): string | null {
  const user = useUser();
  const { lockReason } = useCartScreen();
  return useDocument((document) => editRefusal(document, user, lockReason)?.message ?? null);
}
