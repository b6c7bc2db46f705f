import { createHash } from 'node:crypto';
import type { Shop } from '../setup/options';
import type { UserSession } from '../state/app-state';

/** Someone who works in the store's admin. */
export interface StoreUser {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accountOwner: boolean;
  readonly locale: string;
}

/** The owner of a store and one of the staff. Their ids are the store's own: no two stores share one. */
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

/** A user at work. A local store keeps no list of sessions: each user has one, always the same. */
export function sessionOf({ domain }: Pick<Shop, 'domain'>, { id }: StoreUser): UserSession {
  return { userId: id, session: digest(`${domain} ${id}`) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
