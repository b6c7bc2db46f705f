import type { listShopUsers } from '@cartwright/core/contract/sign-in';
import { Badge } from '@cartwright/ui/admin/badge';
import { useState } from 'react';
import { timeText } from '../../editor-kit/changes/time-text';
import type { ResponseOf } from '../../shared/api/api-client';
import './user-list.css';

type ShopUser = ResponseOf<typeof listShopUsers>['shopUsers'][number];

/** A shop's users, most recent first. `timezone` is the shop's (IANA name). */
export function UserList({ users, timezone }: { users: readonly ShopUser[]; timezone: string }) {
  const [now] = useState(Date.now);
  const lastFirst = users.toSorted((a, b) => Date.parse(b.lastSeenAt) - Date.parse(a.lastSeenAt));
  return (
    <ul className="cw-users">
      {lastFirst.map(({ id, name, email, accountOwner, lastSeenAt }) => (
        <li key={id}>
          <div>
            <span className="cw-users__name">
              {name || email || 'Unnamed user'} {accountOwner && <Badge>Store owner</Badge>}
            </span>
            {email && name && <span className="cw-users__soft">{email}</span>}
          </div>
          <span className="cw-users__soft">
            Last seen <time dateTime={lastSeenAt}>{timeText(Date.parse(lastSeenAt), timezone, now)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
