import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { Switch } from '@cartwright/ui/admin/switch';
import { useState } from 'react';
import { SettingsCard } from './settings-card';

/** Switch that applies immediately, without a save; turning off asks for confirmation. */
export function SwitchCard({
  title,
  label,
  help,
  isOn,
  busy,
  question,
  onTurn,
}: {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly busy: boolean;
  /** Confirmation before turning off. */
  readonly question: { readonly title: string; readonly message: string };
  /** `settled` is called on success and failure. */
  readonly onTurn: (enabled: boolean, settled: () => void) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const turn = (enabled: boolean) => onTurn(enabled, () => setAsking(false));
  return (
    <SettingsCard title={title}>
      <Switch
        label={label}
        help={help}
        checked={isOn}
        busy={busy}
        onChange={(enabled) => (enabled ? turn(true) : setAsking(true))}
      />
      <ConfirmModal
        open={isAsking}
        title={question.title}
        message={question.message}
        confirm="Turn off"
        cancel="Cancel"
        destructive
        busy={busy}
        onConfirm={() => turn(false)}
        onCancel={() => setAsking(false)}
      />
    </SettingsCard>
  );
}
