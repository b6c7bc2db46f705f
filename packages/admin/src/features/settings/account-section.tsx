import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { MANAGE_PATH } from '../../shared/api/account-paths';
import { LOGIN_PATH } from '../../shared/api/login-url';
import { sessionQuery } from '../../shared/api/user-query';
import { Loaded } from '../../shared/components/loaded';
import { useSignOut } from '../../shared/hooks/use-sign-out';
import { SettingsSection } from './settings-section';

/** Signed-in user, role, and sign-out. */
export function AccountSection() {
  const session = useQuery(sessionQuery);
  return (
    <SettingsSection title="Signed in" description="Who you are here, and what you can change.">
      <Loaded query={session} what="who is signed in">
        {({ user: { name, email, rebuyAdmin }, canSignOut }) => (
          <BlockStack gap="300" inlineAlign="start">
            <Text as="p" fontWeight="semibold">
              {email === null ? name : `${name} (${email})`}
            </Text>
            <Text as="p">
              {rebuyAdmin
                ? 'You’re signed in as Cartwright staff. You can also lock carts, edit locked ones, and turn features on. The merchant sees what you change.'
                : 'You’re signed in as a merchant of this store. You can edit every cart that isn’t locked.'}
            </Text>
            {canSignOut && <SessionButtons />}
          </BlockStack>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function SessionButtons() {
  const { leave, busy } = useSignOut();
  return (
    <ButtonGroup>
      <Button loading={busy} onClick={() => leave(LOGIN_PATH)}>
        Sign out
      </Button>
      <Button variant="plain" url={MANAGE_PATH}>
        Stores and accounts
      </Button>
    </ButtonGroup>
  );
}
