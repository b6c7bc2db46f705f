import { COLOUR_NAMES } from '@cartwright/core/looks/colour-names';
import type { ResultsLayout } from '@cartwright/core/search/results-layout';
import { Link } from '@cartwright/ui/admin/link';
import { ColourSetting } from '../../../editor-kit/fields/colour-setting';
import { SettingsCard } from '../../../editor-kit/layout/settings-card';
import { useResults } from './results-editor';

const { successColor: _, ...THEME_NAMES } = COLOUR_NAMES;

/** Names of colours on the results page. */
const NAMES = {
  ...THEME_NAMES,
  blockBgColor: 'Image background and selected filters',
  badgeColor: 'Badges',
  saleColor: 'Sale prices',
  ratingColor: 'Rating stars',
} as const satisfies Record<keyof ResultsLayout['colorSettings'], string>;

/** Colours of the results page. */
export function ResultsColoursCard() {
  const { layout, scope, lay } = useResults();
  const { colorSettings: colours } = layout;
  return (
    <SettingsCard
      title="Colors"
      help={
        <>
          Colors of search results. They override your theme’s; leave one blank to use the theme’s. Text and
          stars that would be hard to read are adjusted. The cart’s colors are in{' '}
          <Link url="/looks/">Looks</Link>.
        </>
      }
    >
      <div className="cw-page-sizes">
        {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => (
          <ColourSetting
            key={name}
            label={NAMES[name]}
            value={colours[name]}
            shown="#ffffff"
            placeholder="Theme"
            error={scope.error(['editorLayout', 'colorSettings', name])}
            onChange={(colour) =>
              lay({ colorSettings: { ...colours, [name]: colour } }, `Change color: ${NAMES[name]}`)
            }
            onLeave={() => scope.leave(['editorLayout', 'colorSettings', name])}
          />
        ))}
      </div>
    </SettingsCard>
  );
}
