import { findComponent } from '@cartwright/core/smart-cart/components-of';
import { Button } from '@shopify/polaris';
import { ArrowLeftIcon } from '@shopify/polaris-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocument, useDocumentState } from '../model/editor-context';
import type { Screen } from '../model/screen';
import { useLock } from '../model/use-lock';
import { useRefusedSave } from '../model/use-refused-save';
import { useChooseScreen } from '../model/use-screen';
import { AddAppScreen } from '../sidebar/add-app-screen';
import { AddScreen } from '../sidebar/add-screen';
import { BuyMoreSaveMorePanel } from './buy-more-save-more/panel';
import { ComponentPanel } from './component-panel';
import { GeneralPanel } from './general/panel';
import { GlobalPanel } from './global/panel';
import { LayoutsPanel } from './layouts/panel';
import './panel-frame.css';
import { SchedulePanel } from './schedule/panel';
import { type LostFocus, useLostFocus } from './use-lost-focus';
import { VisibilitySwitch } from './visibility-switch';

/** A field with an issue; of a group of controls its button. */
const FIRST_PROBLEM = '[aria-invalid="true"], [data-invalid] button';

/** Milliseconds after which a panel has turned to the part with the first problem, bar by bar and tier by tier. */
const OPENED = 120;

/** The panels of the cart itself. */
const CART_PANELS = {
  general: { title: 'General', Content: GeneralPanel },
  global: { title: 'Global settings', Content: GlobalPanel },
  layouts: { title: 'Layouts', Content: LayoutsPanel },
  schedule: { title: 'Schedule', Content: SchedulePanel },
  bmsm: { title: 'Buy More Save More', Content: BuyMoreSaveMorePanel },
  'add-app': { title: 'Add app', Content: AddAppScreen },
} as const;

/** The panel of a screen. Nothing chosen is the general one. */
export function PanelFrame({ screen }: { screen: Screen | null }) {
  const lost = useLostFocus();
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
          The component settings could not be found. It may have been removed since. Choose another one of the
          list, or add it anew.
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

function Panel({
  id,
  title,
  aside,
  lost,
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  lost: LostFocus;
  children: ReactNode;
}) {
  const choose = useChooseScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const lock = useLock();

  useEffect(
    function keepFocus() {
      // Where tree and panel share one column, the chosen link is gone: its panel's heading takes the focus.
      // So it does when the panel before went away with the button that led here.
      if (id !== '' && lost.current?.()) heading.current?.focus();
    },
    [id, lost],
  );
  useEffect(
    function beginAtTheHead() {
      // The column that scrolls stays, and would show the next panel from where the last one was read.
      if (id !== '') heading.current?.closest('.cw-editor__panel')?.scrollTo({ top: 0 });
    },
    [id],
  );
  useRefusedSave(() => {
    setTimeout(() => fields.current?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus(), OPENED);
  });

  return (
    <section className="cw-panel" aria-labelledby="panel-title">
      <div className="cw-panel__back">
        <Button icon={ArrowLeftIcon} variant="tertiary" onClick={() => choose(null)}>
          All components
        </Button>
      </div>
      <div className="cw-panel__head">
        <h2 className="cw-panel__title" id="panel-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      <fieldset className="cw-panel__fields" disabled={lock !== null} ref={fields}>
        <legend className="cwa-visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </section>
  );
}
