import { useUser } from '../../../shared/hooks/use-user';
import { useCartScreen, useDocument } from './editor-context';
import { mayEdit } from './may-edit';

/** Why this cart cannot be edited; null when it can. */
export function useLock(): string | null {
  const user = useUser();
  const { lockReason } = useCartScreen();
  return useDocument((document) => mayEdit(document, user, lockReason)?.message ?? null);
}
