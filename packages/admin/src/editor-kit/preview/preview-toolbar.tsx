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

/** View controls of a preview. `children` are notes. */
export function PreviewToolbar({
  layout,
  hasPage = false,
  shopper,
  children,
}: {
  readonly layout: PreviewLayout;
  /** Whether a mock store page can surround the surface. */
  readonly hasPage?: boolean;
  /** Controls of shopper and store; absent if they don't affect the surface. */
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

/** Toggle of the mock store page around the preview. */
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

/** Controls of the previewed shopper and store. */
export function ShopperControls({
  scene,
  named,
  states,
}: {
  readonly scene: Scene;
  /** Countries with settings in the document, ISO 3166-1 alpha-2. */
  readonly named: readonly string[];
  /** Supported preview states. */
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

/** Note on the preview. */
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

/** Notes on the preview, announced politely. */
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

/** Viewport selector of the preview. */
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
