import { setColour, setColours } from '@cartwright/core/looks/change-look';
import { COLOUR_NAMES, COLOURS } from '@cartwright/core/looks/colour-names';
import {
  type ContrastSafeLook,
  contrastSafeLook,
  type PairReading,
} from '@cartwright/core/looks/contrast-safe-look';
import type { Look, LookColour } from '@cartwright/core/looks/look';
import { unreadableColours } from '@cartwright/core/looks/one-form';
import { Button } from '@cartwright/ui/admin/button';
import { Icon } from '@cartwright/ui/admin/icon';
import { AlertTriangleIcon, CheckIcon } from '@cartwright/ui/admin/icons';
import { Link } from '@cartwright/ui/admin/link';
import { type ReactNode, useMemo, useState } from 'react';
import { ColourSetting } from '../../editor-kit/fields/colour-setting';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { contrastMessage, PAIR_NAMES } from './contrast-messages';
import { emptyColourMessage } from './empty-colour-messages';
import { type RunLook, useLook, useRunLook } from './look-editor';

const HELP: Readonly<Record<LookColour, string>> = {
  pageBgColor: 'Behind everything in the cart.',
  textColor: 'Product names, prices, messages.',
  headlineColor: 'The cart’s title and other headings.',
  accentColor: 'Progress bar, selections, focus.',
  successColor: 'Unlocked rewards, free items and savings.',
  buttonBgColor: 'Checkout and Add buttons.',
  buttonTextColor: 'Leave blank to use a readable color.',
  blockBgColor: 'Announcements, chips and other quiet areas.',
  borderColor: 'Dividers, and the edges of fields.',
};

/** Card of the colours, each with its contrast on its background. */
export function ColoursCard(props: {
  readonly scope: FieldScope;
  /** Applied look, as shoppers would see it. */
  readonly applied: Look;
}) {
  const { scope, applied } = props;
  const look = useLook();
  const run = useRunLook();
  const { readings, colours } = useMemo(() => contrastSafeLook(applied), [applied]);
  const unreadable = unreadableColours(look);
  const [mended, setMended] = useState<{ readonly field: LookColour; readonly to: string } | null>(null);

  function mend(field: LookColour, to: string) {
    run(setColours({ [field]: to }));
    setMended({ field, to });
    // The focused button was removed.
    document.getElementById(colourFieldId(field))?.focus();
  }
  const isMended = mended !== null && look[mended.field] === mended.to;
  return (
    <SettingsCard
      title="Colors"
      help={
        <>
          Your cart’s colors. They override “Appearance” in the theme editor. Leave a color blank to follow
          your theme or your other colors. Colors that are hard to read are adjusted for shoppers. Search
          results have colors of their own on the <Link url="/smart-search/results-page/">results page</Link>.
        </>
      }
    >
      <div className="cw-colours">
        {COLOURS.map((field) => (
          <ColourField
            key={field}
            field={field}
            value={look[field]}
            applied={colours}
            help={HELP[field]}
            error={scope.error([field])}
            onLeave={() => scope.leave([field])}
            run={run}
            notes={readings
              // Only for colours that the merchant set: unset ones are derived and readable.
              .filter((each) => each.changes === field && look[field] !== null && !unreadable.includes(field))
              .map((each) => <ContrastNote key={each.id} reading={each} onMend={(to) => mend(field, to)} />)}
          />
        ))}
      </div>
      <p className="cwa-visually-hidden" role="status">
        {isMended &&
          readings
            .filter(({ changes }) => changes === mended.field)
            .map(
              (each) =>
                `${COLOUR_NAMES[mended.field]}: ${PAIR_NAMES[each.id]}: ${contrastMessage(each).message}`,
            )
            .join(' ')}
      </p>
    </SettingsCard>
  );
}

/** Element id of a colour's field, as link target. */
const colourFieldId = (field: LookColour) => `look-${field}`;

/** Colour field with picker and hex code; a blank one shows its source. */
function ColourField(props: {
  readonly field: LookColour;
  readonly value: string | null;
  /** Applied colours, for blank fields. */
  readonly applied: ContrastSafeLook['colours'];
  readonly help: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly run: RunLook;
  readonly notes: ReactNode;
}) {
  const { field, value, applied, help, error, run } = props;
  return (
    <div className="cw-colour">
      <ColourSetting
        id={colourFieldId(field)}
        label={COLOUR_NAMES[field]}
        value={value}
        shown={applied[field]}
        placeholder={emptyColourMessage(field)}
        help={help}
        error={error}
        onChange={(colour) => run(setColour(field, colour))}
        onLeave={props.onLeave}
      />
      {props.notes}
    </div>
  );
}

/** Contrast of a colour pair, with a fix. */
function ContrastNote({
  reading,
  onMend,
}: {
  readonly reading: PairReading;
  /** Called with a readable colour, `#rrggbb`. */
  readonly onMend: (to: string) => void;
}) {
  const { tone, message } = contrastMessage(reading);
  const { mend, changes } = reading;
  return (
    <div className={`cw-contrast cw-contrast--${tone}`}>
      <span className="cw-contrast__icon">
        <Icon source={tone === 'good' ? CheckIcon : AlertTriangleIcon} />
      </span>
      <span>
        {PAIR_NAMES[reading.id]}: {message}
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
