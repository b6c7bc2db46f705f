import './preview-toolbar.css';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { DesktopIcon, MobileIcon, StoreIcon, TabletIcon } from '@cartwright/ui/admin/icons';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import { type ReactNode, useMemo } from 'react';
import type { PreviewLayout } from '../layout/use-layout';
import { VIEWPORTS, type Viewport, ZOOMS } from '../layout/viewport';
import { CompactSelect } from './compact-select';
import { CountryControl } from './country-control';
import { previewLanguages } from './languages';
import { PREVIEW_STATES, type PreviewState } from './preview-state';
import type { Scene } from './use-scene';

const ZOOM_OPTIONS = ZOOMS.map((value) => ({ value, label: value === 'fit' ? 'Fit' : `${value}%` }));

const STORE_PAGE = 'Show the store’s page around it';

/** Chooses how a preview is shown. `children` say what there is to say of it. */
export function PreviewToolbar({
  layout,
  hasPage = false,
  shopper,
  children,
}: {
  readonly layout: PreviewLayout;
  /** Whether the surface can have a store's page around it. */
  readonly hasPage?: boolean;
  /** What shoppers and the store do; absent where the surface shows none of it. */
  readonly shopper?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="cw-preview-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flexible box, and these are no fields of a form. */}
      <div className="cw-preview-tools__row" role="group" aria-label="Preview controls">
        <ViewportPicker viewport={layout.viewport} onChange={(viewport) => layout.change({ viewport })} />
        <CompactSelect
          label="Zoom"
          size="short"
          options={ZOOM_OPTIONS}
          value={layout.zoom}
          onChange={(zoom) => layout.change({ zoom })}
        />
        {hasPage && <PageControl layout={layout} />}
        {shopper}
      </div>
      {children}
    </div>
  );
}

/** Whether a store's page is drawn around what is previewed. */
function PageControl({ layout }: { readonly layout: PreviewLayout }) {
  return (
    <Tooltip content={STORE_PAGE} dismissOnMouseOut>
      <Button
        icon={StoreIcon}
        pressed={layout.page}
        accessibilityLabel={STORE_PAGE}
        onClick={() => layout.change({ page: !layout.page })}
      />
    </Tooltip>
  );
}

/** Who the previewed shopper is, and what the store does. */
export function ShopperControls({
  scene,
  named,
  states,
}: {
  readonly scene: Scene;
  /** Countries that what is edited has something of its own for, ISO 3166-1 alpha-2. */
  readonly named: readonly string[];
  /** Those that the preview can be brought to. */
  readonly states: readonly PreviewState[];
}) {
  const languages = useMemo(() => previewLanguages(navigator.language, scene.locale), [scene.locale]);
  return (
    <>
      <CompactSelect
        label="Language"
        size="medium"
        options={languages}
        value={scene.locale}
        onChange={scene.setLocale}
      />
      <CountryControl scene={scene} named={named} />
      <CompactSelect
        label="State"
        size="long"
        options={states.map((value) => ({ value, label: PREVIEW_STATES[value] }))}
        value={scene.state.value}
        onChange={scene.state.choose}
      />
    </>
  );
}

/** A word on what the preview shows. */
export function PreviewNote({
  children,
  onRetry = null,
}: {
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | null;
}) {
  return (
    <p className="cw-preview-note">
      {children}{' '}
      {onRetry && (
        <Button variant="plain" onClick={onRetry}>
          Try again
        </Button>
      )}
    </p>
  );
}

/** The notes of a preview, said as they come. */
export function PreviewNotes({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className="cw-preview-notes">
      {children}
    </div>
  );
}

const CHOICES = [
  { viewport: 'phone', icon: MobileIcon },
  { viewport: 'tablet', icon: TabletIcon },
  { viewport: 'desktop', icon: DesktopIcon },
] as const;

/** Chooses the width of the preview. */
function ViewportPicker({
  viewport,
  onChange,
}: {
  viewport: Viewport;
  onChange: (viewport: Viewport) => void;
}) {
  return (
    <ButtonGroup variant="segmented">
      {CHOICES.map((choice) => (
        <Button
          key={choice.viewport}
          icon={choice.icon}
          pressed={viewport === choice.viewport}
          accessibilityLabel={`${VIEWPORTS[choice.viewport].label} preview, ${VIEWPORTS[choice.viewport].width} pixels`}
          onClick={() => onChange(choice.viewport)}
        />
      ))}
    </ButtonGroup>
  );
}
