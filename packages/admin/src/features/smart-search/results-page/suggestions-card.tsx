import { MOST_SUGGESTIONS } from '@cartwright/core/smart-search/results-page';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { AmountSetting } from '../../../editor-kit/fields/amount-setting';
import { TextSetting } from '../../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../../editor-kit/layout/settings-card';
import { useResults } from './results-editor';

/** Collections have two switches: that they are searched, and that they are shown. Neither does anything alone. */
const SECTIONS = [
  {
    on: ['autoCompleteTermsEnabled'],
    title: 'autoCompleteTermsTitle',
    label: 'Title of searches',
    noun: 'searches',
  },
  {
    on: ['searchByCollectionsEnabled', 'matchingCollectionsEnabled'],
    title: 'matchingCollectionsTitle',
    label: 'Title of collections',
    noun: 'collections',
  },
  {
    on: ['matchingProductsEnabled'],
    title: 'matchingProductsTitle',
    label: 'Title of products',
    noun: 'products',
  },
] as const;

/** What is suggested below search fields while shoppers type. */
export function SuggestionsCard() {
  const { layout, scope, lay } = useResults();
  return (
    <SettingsCard title="Suggestions" help="Shown below your theme’s search fields while shoppers type.">
      {SECTIONS.map(({ on, title, label, noun }) => {
        const isOn = on.every((field) => layout[field]);
        return (
          <div key={title} className="cw-settings-card">
            <Checkbox
              label={`Suggest ${noun}`}
              checked={isOn}
              onChange={(next) =>
                lay(Object.fromEntries(on.map((field) => [field, next])), `Turn suggested ${noun} on or off`)
              }
            />
            {isOn && (
              <TextSetting
                scope={scope}
                path={['editorLayout', title]}
                label={label}
                limit={TEXT_LIMITS.listLabel}
                value={layout[title]}
                onChange={(text) => lay({ [title]: text }, 'Change title of suggestions')}
              />
            )}
          </div>
        );
      })}
      <AmountSetting
        scope={scope}
        path={['editorLayout', 'suggestionsCount']}
        label="Most suggestions of each kind"
        help={`Up to ${MOST_SUGGESTIONS}.`}
        decimals={0}
        value={layout.suggestionsCount}
        onChange={(suggestionsCount) => lay({ suggestionsCount }, 'Change number of suggestions')}
      />
    </SettingsCard>
  );
}
