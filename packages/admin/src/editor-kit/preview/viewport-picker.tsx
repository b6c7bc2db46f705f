import { Button, ButtonGroup } from '@shopify/polaris';
import { DesktopIcon, MobileIcon, TabletIcon } from '@shopify/polaris-icons';
import { VIEWPORTS, type Viewport } from '../layout/viewport';

const CHOICES = [
  { viewport: 'phone', icon: MobileIcon },
  { viewport: 'tablet', icon: TabletIcon },
  { viewport: 'desktop', icon: DesktopIcon },
] as const;

/** Chooses the width of the preview. */
export function ViewportPicker({
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
