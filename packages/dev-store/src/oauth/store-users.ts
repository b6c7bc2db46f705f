import { createHash } from 'node:crypto';
import type { Shop } from '../setup/options';
import type { UserSession } from '../state/app-state';

/** User of the store's admin. */
export interface StoreUser {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accountOwner: boolean;
  readonly locale: string;
}

/** Users of a store: the owner, and a staff member. Ids are unique across stores. */
export function storeUsers({ domain }: Pick<Shop, 'domain'>): readonly [StoreUser, StoreUser] {
  const first = Number.parseInt(digest(domain).slice(0, 10), 16);
  const at = `${domain.split('.')[0]}.example`;
  return [
    {
      id: first,
      firstName: 'Olive',
      lastName: 'Owner',
      email: `olive@${at}`,
      accountOwner: true,
      locale: 'en',
    },
    {
      id: first + 1,
      firstName: 'Sam',
      lastName: 'Staff',
      email: `sam@${at}`,
      accountOwner: false,
      locale: 'en',
    },
  ];
}

/** User session. The local store keeps no sessions: each user has one constant session. */
export function sessionOf({ domain }: Pick<Shop, 'domain'>, { id }: StoreUser): UserSession {
  return { userId: id, session: digest(`${domain} ${id}`) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
