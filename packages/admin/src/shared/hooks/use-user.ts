import type { User } from '@cartwright/core/contract/user';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../api/user-query';

/** Current user; without staff rights until loaded. */
const MERCHANT: User = { id: null, name: 'Merchant', email: null, rebuyAdmin: false };

/** Current user; a merchant while loading. */
export function useUser(): User {
  return useQuery(userQuery).data ?? MERCHANT;
}
