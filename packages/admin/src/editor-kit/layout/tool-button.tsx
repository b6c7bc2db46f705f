import { Button } from '@cartwright/ui/admin/button';
import type { IconSource } from '@cartwright/ui/admin/icon';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import { useStore } from '../../shared/state/store';
import { useControls } from '../model/editor-context';
import type { EditorActions } from '../shortcuts/action';
import { isMac, shortcutText } from '../shortcuts/shortcut';

/** Button of an action, with its current label and shortcut. */
export function ToolButton<State, Id extends string>({
  actions: { all, state },
  id,
  icon,
  pressed,
  disabled = false,
}: {
  readonly actions: EditorActions<State, Id>;
  readonly id: Id;
  readonly icon: IconSource;
  readonly pressed?: boolean;
  /** Whether something is being dragged. */
  readonly disabled?: boolean;
}) {
  const { document } = useControls();
  const action = all.find((each) => each.id === id);
  const enabled = useStore(document, () => action?.enabled(state()) ?? false) && !disabled;
  const label = useStore(document, () => action?.labelNow(state()) ?? '');
  const [shortcut] = action?.shortcuts ?? [];
  if (!action) return null;
  return (
    <Tooltip content={shortcut ? `${label} (${shortcutText(shortcut, isMac())})` : label} dismissOnMouseOut>
      <Button
        variant="tertiary"
        accessibilityLabel={label}
        disabled={!enabled}
        onClick={() => action.run(state())}
        icon={icon}
        {...(pressed !== undefined && { pressed })}
      />
    </Tooltip>
  );
}
