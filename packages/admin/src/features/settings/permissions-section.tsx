import { missingScopes } from '@cartwright/core/contract/access-scopes';
import { Badge } from '@cartwright/ui/admin/badge';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useHost } from '../../host/host';
import { useUpdatePermissions } from '../../shared/api/auth-info';
import { scopesQuery } from '../../shared/api/storefront-access';
import { Loaded } from '../../shared/components/loaded';
import { useScopeRequest } from '../../shared/hooks/use-scope-request';
import { OPTIONAL_PERMISSIONS, PERMISSIONS } from './permission-messages';
import { SettingsSection } from './settings-section';

/** Section of granted and missing access scopes. */
export function PermissionsSection() {
  const scopes = useQuery(scopesQuery);
  return (
    <SettingsSection
      title="Permissions"
      description="What Cartwright can do in your store. You grant these in Shopify."
    >
      <Loaded query={scopes} what="permissions">
        {({ currentScopes }) => <Permissions granted={currentScopes} />}
      </Loaded>
    </SettingsSection>
  );
}

function Permissions({ granted }: { granted: readonly string[] }) {
  const optional = useId();
  const missing = missingScopes(granted);
  const update = useUpdatePermissions(useHost().navigateAway);
  const permissions = Object.entries(PERMISSIONS).toSorted(
    ([a], [b]) => Number(missing.includes(b)) - Number(missing.includes(a)),
  );
  return (
    <>
      {missing.length > 0 && (
        <div className="cw-settings__notice">
          <Banner
            tone="warning"
            title={
              missing.length === 1 ? '1 permission is missing' : `${missing.length} permissions are missing`
            }
            {...(update && { action: { content: 'Update permissions', onAction: update } })}
          >
            <p>
              {update
                ? 'Approve the update in Shopify. You come back here afterwards.'
                : 'Open Cartwright from your Shopify admin and approve the update.'}
            </p>
          </Banner>
        </div>
      )}
      <ul className="cw-settings__list" aria-label="Needed">
        {permissions.map(([scope, { name, use }]) => (
          <li key={scope}>
            <div>
              <span className="cw-settings__name">{name}</span>
              <span className="cw-settings__help">{use}</span>
            </div>
            {missing.includes(scope) ? (
              <Badge tone="warning">Missing</Badge>
            ) : (
              <Badge tone="success">Granted</Badge>
            )}
          </li>
        ))}
      </ul>
      <Text as="h3" variant="headingSm" id={optional}>
        Optional
      </Text>
      <ul className="cw-settings__list" aria-labelledby={optional}>
        {Object.entries(OPTIONAL_PERMISSIONS).map(([scope, { name, use }]) => (
          <li key={scope}>
            <div>
              <span className="cw-settings__name">{name}</span>
              <span className="cw-settings__help">{use}</span>
            </div>
            {granted.includes(scope) ? (
              <Badge tone="success">Granted</Badge>
            ) : (
              <AllowButton scope={scope} name={name} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function AllowButton({ scope, name }: { readonly scope: string; readonly name: string }) {
  const { request, busy } = useScopeRequest({ scope, requestScopes: useHost().requestScopes });
  return (
    <Button
      accessibilityLabel={`Allow: ${name}`}
      onClick={() => request?.()}
      loading={busy}
      disabled={request === null}
    >
      Allow
    </Button>
  );
}
