import { useUser } from '../../../shared/use-user';
import { useDocument } from './editor-context';
import { mayEdit } from './may-edit';

/** Why this cart cannot be edited; null when it can. */
export function useLock(): string | null {
  const user = useUser();
  return useDocument((document) => mayEdit(document, user)?.message ?? null);
}
