import { missingScopes } from '@cartwright/core/contract/access-scopes';
import { Banner } from '@cartwright/ui/admin/banner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lostUses } from '../features/settings/permission-messages';
import { useHost } from '../host/host';
import { useUpdatePermissions } from '../shared/api/auth-info';
import { scopesQuery } from '../shared/api/storefront-access';
import './access-notice.css';

/**
 * Banner on every page until missing scopes are granted: consequences, and a link to grant them.
 */
export function PermissionsNotice() {
  const [isClosed, setClosed] = useState(false);
  const { data: scopes } = useQuery(scopesQuery);
  const update = useUpdatePermissions(useHost().navigateAway);
  if (isClosed || !update) return null;
  const lost = lostUses(scopes ? missingScopes(scopes.currentScopes) : []);
  return (
    <div className="cw-access-notice">
      <Banner
        tone="warning"
        title="Cartwright needs more permissions"
        action={{ content: 'Update permissions', onAction: update }}
        onDismiss={() => setClosed(true)}
      >
        {lost.length === 0 ? (
          <p>
            Shopify no longer accepts Cartwright’s access to your store. Your live cart stays as it is, but
            changes you save don’t reach shoppers until you update permissions.
          </p>
        ) : (
          <>
            <p>Some of its features don’t work in your store until you update permissions in Shopify.</p>
            <details>
              <summary>What doesn’t work</summary>
              <ul>
                {lost.map(({ name, use }) => (
                  <li key={name}>
                    <strong>{name}:</strong> {use}
                  </li>
                ))}
              </ul>
            </details>
          </>
        )}
      </Banner>
    </div>
  );
}
