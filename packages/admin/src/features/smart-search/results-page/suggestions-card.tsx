import { MOST_SUGGESTIONS } from '@cartwright/core/smart-search/results-page';
import { Checkbox } from '@shopify/polaris';
import { AmountSetting } from '../../../editor-kit/fields/amount-setting';
import { SettingsCard } from '../../../editor-kit/layout/settings-card';
import { useResults } from './results-editor';

/** What is suggested below search fields while shoppers type. */
export function SuggestionsCard() {
  const { layout, scope, lay } = useResults();
  const hasCollections = layout.searchByCollectionsEnabled && layout.matchingCollectionsEnabled;
  return (
    <SettingsCard title="Suggestions" help="Shown below your theme’s search fields while shoppers type.">
      <Checkbox
        label="Suggest searches"
        checked={layout.autoCompleteTermsEnabled}
        onChange={(autoCompleteTermsEnabled) =>
          lay({ autoCompleteTermsEnabled }, 'Turn suggested searches on or off')
        }
      />
      <Checkbox
        label="Suggest collections"
        checked={hasCollections}
        onChange={(isOn) =>
          lay(
            { searchByCollectionsEnabled: isOn, matchingCollectionsEnabled: isOn },
            'Turn suggested collections on or off',
          )
        }
      />
      <Checkbox
        label="Suggest products"
        checked={layout.matchingProductsEnabled}
        onChange={(matchingProductsEnabled) =>
          lay({ matchingProductsEnabled }, 'Turn suggested products on or off')
        }
      />
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
