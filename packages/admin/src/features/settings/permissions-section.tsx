import { missingScopes } from '@cartwright/core/contract/access-scopes';
import { Badge } from '@cartwright/ui/admin/badge';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
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
  const isGranted = ([scope]: Entry) => granted.includes(scope) && !missing.includes(scope);
  const needed = Object.entries(PERMISSIONS);
  const optionals = Object.entries(OPTIONAL_PERMISSIONS);
  const missingEntries = needed.filter(([scope]) => missing.includes(scope));
  const optionalEntries = optionals.filter((entry) => !isGranted(entry));
  const grantedEntries = [
    ...needed.filter(([scope]) => !missing.includes(scope)),
    ...optionals.filter(isGranted),
  ];
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
      {missingEntries.length > 0 && (
        <ul className="cw-settings__list" aria-label="Missing">
          {missingEntries.map((entry) => (
            <PermissionRow key={entry[0]} entry={entry}>
              <Badge tone="warning">Missing</Badge>
            </PermissionRow>
          ))}
        </ul>
      )}
      {optionalEntries.length > 0 && (
        <>
          <Text as="h3" variant="headingSm" id={optional}>
            Optional
          </Text>
          <ul className="cw-settings__list" aria-labelledby={optional}>
            {optionalEntries.map((entry) => (
              <PermissionRow key={entry[0]} entry={entry}>
                <AllowButton scope={entry[0]} name={entry[1].name} />
              </PermissionRow>
            ))}
          </ul>
        </>
      )}
      {grantedEntries.length > 0 && (
        <details className="cw-settings__fold">
          <summary>
            {missingEntries.length === 0 && optionalEntries.length === 0
              ? `All ${grantedEntries.length} permissions are granted`
              : `${grantedEntries.length} permissions are granted`}
          </summary>
          <ul className="cw-settings__list" aria-label="Granted">
            {grantedEntries.map((entry) => (
              <PermissionRow key={entry[0]} entry={entry} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type Entry = [scope: string, permission: { readonly name: string; readonly use: string }];

function PermissionRow({ entry: [, { name, use }], children }: { entry: Entry; children?: ReactNode }) {
  return (
    <li>
      <div>
        <span className="cw-settings__name">{name}</span>
        <span className="cw-settings__help">{use}</span>
      </div>
      {children}
    </li>
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
