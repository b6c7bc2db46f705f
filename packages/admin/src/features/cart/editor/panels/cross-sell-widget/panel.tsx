import { componentsAt, isVisible } from '@cartwright/core/cart/components-of';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Select } from '@cartwright/ui/admin/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { loadErrorMessage } from '../../../../../shared/api/load-error';
import { lazyDialog } from '../../../../../shared/components/lazy-dialog';
import { cartWidgetsQuery } from '../../../../../widget-settings/widget-queries';
import { useDocument } from '../../model/editor-context';
import { useComponentCommands } from '../../model/use-component-commands';
import { type PanelProps, useSettings } from '../../model/use-settings';
import { useMadeWidgets, useMakeWidget } from '../../widgets/make-widget';
import { useDeletedWidget } from '../../widgets/use-deleted-widget';
import { ChosenWidget } from './chosen-widget';

const CreateWidgetModal = lazyDialog(
  async () => (await import('../../../../../widget-settings/create-widget-modal')).CreateWidgetModal,
);

export function CrossSellWidgetPanel({ component }: PanelProps<'cross_sell_widget'>) {
  const { scope, set } = useSettings(component);
  const { componentId } = component;
  const { widgetId } = component.settings;
  const widgets = useQuery(cartWidgetsQuery);
  const [creating, setCreating] = useState(false);
  const usedElsewhere = useDocument((document) =>
    document.components
      .flatMap((each) =>
        each.type === 'cross_sell_widget' && each.componentId !== componentId
          ? (each.settings.widgetId ?? [])
          : [],
      )
      .join(','),
  )
    .split(',')
    .map(Number);
  const made = useMadeWidgets();
  const make = useMakeWidget(componentId);
  const choose = (next: number | null) => set({ widgetId: next }, 'widgetId');
  const gone = useDeletedWidget(componentId);
  const missing = gone ? 'This widget was deleted.' : scope.error(['widgetId']);
  const problem = widgets.error ? loadErrorMessage(widgets.error) : missing;
  function deleted() {
    choose(null);
    scope.leave(['widgetId']);
  }
  return (
    <>
      <MoveToAnchor component={component} />
      <SettingsGroup title="Choose a widget">
        <Select
          label="Widget"
          placeholder={widgets.isPending ? 'Loading…' : 'None'}
          value={widgetId === null ? '' : String(widgetId)}
          options={[
            ...(gone ? [{ value: String(widgetId), label: 'Deleted widget', disabled: true }] : []),
            ...[...(widgets.data ?? []), ...made].map(({ id, name }) => {
              const used = usedElsewhere.includes(id);
              return { value: String(id), label: used ? `${name} (already in use)` : name, disabled: used };
            }),
          ]}
          onChange={(value) => choose(Number(value))}
          onBlur={() => scope.leave(['widgetId'])}
          {...(widgetId === null && {
            helpText: 'Choose or create a widget to set which products are shown.',
          })}
          {...(problem !== undefined && { error: problem })}
        />
        <ButtonGroup>
          <Button onClick={() => setCreating(true)}>Create widget</Button>
          {widgetId !== null && (
            <Button variant="plain" onClick={() => choose(null)}>
              Remove Selection
            </Button>
          )}
        </ButtonGroup>
      </SettingsGroup>
      {widgetId !== null && <ChosenWidget key={widgetId} id={widgetId} onDeleted={deleted} />}
      {creating && (
        <CreateWidgetModal
          create={async (name) => {
            await make(name);
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

/** Prompt to move a visible widget out of "Needs attention". */
function MoveToAnchor({ component }: PanelProps<'cross_sell_widget'>) {
  const { componentId } = component;
  const { move } = useComponentCommands();
  const waits = useDocument((document) =>
    componentsAt(document, 'needsAttention').some((each) => each.componentId === componentId),
  );
  const single = useDocument(({ layout }) => layout === 'single');
  if (!waits || !isVisible(component)) return null;
  const [anchor, name] = single ? (['body', 'Body'] as const) : (['crossSells', 'Cross-Sells'] as const);
  return (
    <Banner
      tone="warning"
      title="Move to Anchor"
      action={{
        content: `Move to ${name}`,
        onAction: () => move(componentId, { anchor, index: Number.POSITIVE_INFINITY }, 'link'),
      }}
    >
      <p>This widget is in Needs Attention, where shoppers don’t see it.</p>
    </Banner>
  );
}
