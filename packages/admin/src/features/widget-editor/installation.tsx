import { momentText } from '@cartwright/core/schedule/moment-text';
import type { Widget } from '@cartwright/core/widgets/widget';
import { Button } from '@cartwright/ui/admin/button';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useBlockStatus } from '../../editor-kit/block-status/use-block-status';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { toast, toastError } from '../../shared/state/toasts';
import type { WidgetGroup } from '../../widget-settings/widget-group';
import { useListedWidget } from './use-listed-widget';

/** Installation of a widget in store pages: theme block, or snippet. */
export function Installation({ widget, change }: WidgetGroup) {
  const { id, manualInstall } = widget;
  const snippet = `<div data-cartwright-widget="${id}"></div>`;
  return (
    <SettingsGroup title="Installation">
      <Text as="p">
        In the theme editor, add the block “Widget” where shoppers should see it, and enter the number {id}.
      </Text>
      <PlaceLine widget={widget} />
      <TextField
        label="Snippet"
        value={snippet}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onChange={() => undefined}
        helpText="Or paste this into your theme’s code. The app embed “Cartwright cart” has to be on."
        connectedRight={<Button onClick={() => void copy(snippet)}>Copy</Button>}
      />
      <Checkbox
        label="Installed manually"
        helpText="Check this when the block or the snippet is in your theme."
        checked={manualInstall}
        onChange={(checked) => change({ manualInstall: checked }, 'manualInstall')}
      />
    </SettingsGroup>
  );
}

/**
 * Last view of the widget, and whether the theme's product pages have the block, which can also be
 * elsewhere.
 */
function PlaceLine({ widget }: { readonly widget: Widget }) {
  const { data } = useBlockStatus('widget');
  const listed = useListedWidget(widget);
  const timezone = useTimezone();
  const placement = data?.placement;
  const lastViewed = listed?.lastViewed ?? null;
  return (
    <div role="status">
      <Text as="p" tone="subdued">
        {lastViewed !== null && `Last viewed ${momentText(lastViewed, timezone)}. `}
        {placement?.status === 'on' && `Product pages in ${placement.theme} have the block. `}
        {placement?.status === 'off' &&
          lastViewed === null &&
          `Product pages in ${placement.theme} don’t have the block yet. `}
        {placement && (
          <Link url={placement.editorUrl} external>
            Open theme editor
          </Link>
        )}
      </Text>
    </div>
  );
}

async function copy(snippet: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(snippet);
    toast('Snippet copied');
  } catch {
    toastError('Your browser doesn’t allow copying. Select the snippet and copy it.');
  }
}
