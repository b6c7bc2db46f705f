import type { User } from '@cartwright/core/contract/user';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../api/user-query';

/** Nobody is staff until the server says so. */
const MERCHANT: User = { id: null, name: 'Merchant', email: null, rebuyAdmin: false };

/** Who uses the admin; a merchant while that is not known. */
export function useUser(): User {
  return useQuery(userQuery).data ?? MERCHANT;
}
