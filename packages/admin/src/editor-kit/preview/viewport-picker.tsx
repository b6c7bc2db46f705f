import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { DesktopIcon, MobileIcon, TabletIcon } from '@cartwright/ui/admin/icons';
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
