import type { FunctionComponent, ReactNode } from 'react';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { Conflict } from '../conflict/conflict';
import { Announcements } from '../layout/announcements';
import { SectionsProvider } from '../layout/sections';
import { LeaveGuard } from '../save/leave-guard';
import { SavingProvider } from '../save/saving-context';
import type { PageEditing } from './use-page-editing';

const ShortcutHelp = lazyDialog(async () => (await import('../shortcuts/shortcut-help')).ShortcutHelp);

/**
 * Provider around an editor page: saving, announcements, conflict, leave confirmation, shortcuts.
 */
export function EditingProvider({
  editing: { saving, actions, help },
  conflict,
  children,
}: {
  readonly editing: PageEditing;
  readonly conflict: FunctionComponent<{ readonly onClose: () => void }>;
  readonly children: ReactNode;
}) {
  return (
    <SavingProvider value={saving}>
      <SectionsProvider>{children}</SectionsProvider>
      <Announcements />
      <Conflict dialog={conflict} />
      <LeaveGuard message={() => 'You have unsaved changes. Are you sure you want to leave?'} />
      <ShortcutHelp open={help.open} actions={actions.all} onClose={help.onClose} />
    </SavingProvider>
  );
}
