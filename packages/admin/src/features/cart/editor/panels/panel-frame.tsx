import { findComponent } from '@cartwright/core/cart/components-of';
import { Button } from '@cartwright/ui/admin/button';
import { ArrowLeftIcon } from '@cartwright/ui/admin/icons';
import { type ComponentProps, useEffect } from 'react';
import { Panel as KitPanel } from '../../../../editor-kit/layout/panel';
import { type LostFocus, useLostFocus } from '../../../../editor-kit/layout/use-lost-focus';
import { useDocument, useDocumentState } from '../model/editor-context';
import type { Screen } from '../model/screen';
import { useLock } from '../model/use-lock';
import { useChooseScreen } from '../model/use-screen';
import { AddAppScreen } from '../sidebar/add-app-screen';
import { AddScreen } from '../sidebar/add-screen';
import { ComponentPanel } from './component-panel';
import { GeneralPanel } from './general/panel';
import { GlobalPanel } from './global/panel';
import { lazyPanel, loadLazyPanels } from './lazy-panel';
import { VisibilitySwitch } from './visibility-switch';

/** Panels of the cart itself. */
const CART_PANELS = {
  general: { title: 'General', Content: GeneralPanel },
  global: { title: 'Global settings', Content: GlobalPanel },
  layouts: {
    title: 'Layouts',
    Content: lazyPanel(async () => (await import('./layouts/panel')).LayoutsPanel),
  },
  schedule: {
    title: 'Schedule',
    Content: lazyPanel(async () => (await import('./schedule/panel')).SchedulePanel),
  },
  bmsm: {
    title: 'Buy More Save More',
    Content: lazyPanel(async () => (await import('./buy-more-save-more/panel')).BuyMoreSaveMorePanel),
  },
  translations: {
    title: 'Translations',
    Content: lazyPanel(async () => (await import('./translations/panel')).TranslationsPanel),
  },
  'add-app': { title: 'Add app', Content: AddAppScreen },
} as const;

/** Panel of a screen; the general one if nothing is selected. */
export function PanelFrame({ screen }: { screen: Screen | null }) {
  const lost = useLostFocus();
  useEffect(loadLazyPanels, []);
  const opening = useDocumentState((state) => state.opening);
  if (screen?.kind === 'component')
    return <ChosenComponent key={opening} componentId={screen.componentId} lost={lost} />;
  if (screen?.kind === 'add') {
    return (
      <Panel key={opening} id="add" title="Add component" lost={lost}>
        <AddScreen />
      </Panel>
    );
  }
  const kind = screen?.kind ?? 'general';
  const { title, Content } = CART_PANELS[kind];
  return (
    <Panel key={`${kind} ${opening}`} id={kind} title={title} lost={lost}>
      <Content />
    </Panel>
  );
}

function ChosenComponent({ componentId, lost }: { componentId: string; lost: LostFocus }) {
  const component = useDocument((document) => findComponent(document, componentId));
  if (!component) {
    return (
      <Panel id={componentId} title="Component Not Found" lost={lost}>
        <p>
          The component settings could not be found. It may have been removed. Choose another component or add
          it again.
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      key={componentId}
      id={componentId}
      title={component.title}
      lost={lost}
      aside={<VisibilitySwitch component={component} />}
    >
      <ComponentPanel component={component} />
    </Panel>
  );
}

/** Editor kit's panel with a button back to the tree. */
function Panel(props: Omit<ComponentProps<typeof KitPanel>, 'back' | 'locked'>) {
  const choose = useChooseScreen();
  const locked = useLock() !== null;
  const back = (
    <Button icon={ArrowLeftIcon} variant="tertiary" onClick={() => choose(null)}>
      All components
    </Button>
  );
  return <KitPanel {...props} locked={locked} back={back} />;
}
