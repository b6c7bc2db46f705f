import { COLOUR_NAMES } from '@cartwright/core/looks/colour-names';
import type { PairReading } from '@cartwright/core/looks/contrast-safe-look';
import { Button } from '@cartwright/ui/admin/button';
import { Icon } from '@cartwright/ui/admin/icon';
import { AlertTriangleIcon, CheckIcon } from '@cartwright/ui/admin/icons';
import { contrastMessage, PAIR_NAMES } from './contrast-messages';

/** Readability of a pair of colours, and a way to what reads. */
export function ContrastNote({
  reading,
  onMend,
}: {
  readonly reading: PairReading;
  /** Takes the colour that reads, as `#rrggbb`. */
  readonly onMend: (to: string) => void;
}) {
  const { tone, words } = contrastMessage(reading);
  const { mend, changes } = reading;
  return (
    <div className={`cw-contrast cw-contrast--${tone}`}>
      <span className="cw-contrast__icon">
        <Icon source={tone === 'good' ? CheckIcon : AlertTriangleIcon} />
      </span>
      <span>
        {PAIR_NAMES[reading.id]}: {words}
      </span>
      {mend && (
        <Button
          variant="plain"
          accessibilityLabel={`Use ${mend.to} for ${COLOUR_NAMES[changes].toLowerCase()}`}
          onClick={() => onMend(mend.to)}
        >
          {`Use ${mend.to}`}
        </Button>
      )}
    </div>
  );
}
