import { Button } from '@cartwright/ui/admin/button';
import { SettingsSection } from './settings-section';

/** Link to the user list, which some users may not see. */
export function UsersSection() {
  return (
    <SettingsSection
      title="Users"
      description="Who has used Cartwright in this store. For the store owner and Cartwright staff."
    >
      <Button url="/settings/users/">View users</Button>
    </SettingsSection>
  );
}
