import { setColours } from '@cartwright/core/looks/change-look';
import { COLOUR_NAMES, COLOURS } from '@cartwright/core/looks/colour-names';
import { contrastSafeLook } from '@cartwright/core/looks/contrast-safe-look';
import type { Look, LookColour } from '@cartwright/core/looks/look';
import { unreadableColours } from '@cartwright/core/looks/one-form';
import { Link } from '@cartwright/ui/admin/link';
import { useMemo, useState } from 'react';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { ColourField, colourFieldId } from './colour-field';
import { contrastMessage, PAIR_NAMES } from './contrast-messages';
import { ContrastNote } from './contrast-note';
import { useLook, useRunLook } from './look-editor';

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

/** The colours, each with how well it reads on what it stands on. */
export function ColoursCard(props: {
  readonly scope: FieldScope;
  /** The look as shoppers would see it. */
  readonly worn: Look;
}) {
  const { scope, worn } = props;
  const look = useLook();
  const run = useRunLook();
  const { readings, colours } = useMemo(() => contrastSafeLook(worn), [worn]);
  const unreadable = unreadableColours(look);
  const [mended, setMended] = useState<{ readonly field: LookColour; readonly to: string } | null>(null);

  function mend(field: LookColour, to: string) {
    run(setColours({ [field]: to }));
    setMended({ field, to });
    // The button goes with the focus that was on it.
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
            worn={colours}
            help={HELP[field]}
            error={scope.error([field])}
            onLeave={() => scope.leave([field])}
            run={run}
            notes={readings
              // What nobody has set follows what is set, and reads; only a colour of the merchant's is told of.
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
                `${COLOUR_NAMES[mended.field]}: ${PAIR_NAMES[each.id]}: ${contrastMessage(each).words}`,
            )
            .join(' ')}
      </p>
    </SettingsCard>
  );
}
