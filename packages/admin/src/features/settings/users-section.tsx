import { Button } from '@cartwright/ui/admin/button';
import { SettingsSection } from './settings-section';

/** Leads to the list, which not everybody may see: whoever may not keeps the rest of the settings. */
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
