import { MAX_SUGGESTIONS } from '@cartwright/core/search/results-page';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { AmountSetting } from '../../../editor-kit/fields/amount-setting';
import { TextSetting } from '../../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../../editor-kit/layout/settings-card';
import { useResults } from './results-editor';

/** Collections have two switches, searched and shown, which only work together. */
const WHILE_TYPING = [
  {
    on: ['autoCompleteTermsEnabled'],
    title: 'autoCompleteTermsTitle',
    label: 'Heading for searches',
    noun: 'searches',
  },
  {
    on: ['searchByCollectionsEnabled', 'matchingCollectionsEnabled'],
    title: 'matchingCollectionsTitle',
    label: 'Heading for collections',
    noun: 'collections',
  },
  {
    on: ['matchingProductsEnabled'],
    title: 'matchingProductsTitle',
    label: 'Heading for products',
    noun: 'products',
  },
] as const;

const BEFORE_TYPING = [
  {
    on: ['suggestedTermsEnabled'],
    title: 'suggestedTermsTitle',
    label: 'Heading for popular searches',
    noun: 'popular searches',
  },
  {
    on: ['suggestedCollectionsEnabled'],
    title: 'suggestedCollectionsTitle',
    label: 'Heading for popular collections',
    noun: 'popular collections',
  },
  {
    on: ['suggestedProductsEnabled'],
    title: 'suggestedProductsTitle',
    label: 'Heading for popular products',
    noun: 'popular products',
  },
] as const;

type Section = (typeof WHILE_TYPING | typeof BEFORE_TYPING)[number];

/** Card of suggestions below search fields, while typing and before. */
export function SuggestionsCard() {
  const { layout, scope, lay } = useResults();
  return (
    <>
      <SettingsCard title="Suggestions" help="Shown below your theme’s search fields while shoppers type.">
        <Sections sections={WHILE_TYPING} />
        <AmountSetting
          scope={scope}
          path={['editorLayout', 'suggestionsCount']}
          label="Maximum per type"
          help={`Up to ${MAX_SUGGESTIONS}. Applies to popular searches, products and collections too.`}
          decimals={0}
          value={layout.suggestionsCount}
          onChange={(suggestionsCount) => lay({ suggestionsCount }, 'Change number of suggestions')}
        />
      </SettingsCard>
      <SettingsCard
        title="Before shoppers type"
        help="Shown when shoppers open a search field: what at least three shoppers searched for or opened in the last 30 days. A new store shows nothing yet."
      >
        <Sections sections={BEFORE_TYPING} />
      </SettingsCard>
    </>
  );
}

function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const { layout, scope, lay } = useResults();
  return sections.map(({ on, title, label, noun }) => {
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
  });
}
