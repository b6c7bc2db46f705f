import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { SelectSetting } from '../../../editor-kit/fields/select-setting';
import { TextSetting } from '../../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../../editor-kit/layout/settings-card';
import { useResults } from './results-editor';

/** Card of the content of product cards. */
export function ProductCardsCard() {
  const { layout, scope, lay } = useResults();
  return (
    <SettingsCard title="Product cards">
      <SelectSetting
        label="Image position"
        value={layout.productLayout}
        options={[
          { value: 'vertical', label: 'Above the title' },
          { value: 'horizontal', label: 'Beside the title' },
        ]}
        onChange={(productLayout) => lay({ productLayout }, 'Change image position')}
      />
      <Checkbox
        label="Show a button that adds to the cart"
        helpText="Products with several variants get a button that opens their page."
        checked={layout.addToCartEnabled}
        onChange={(addToCartEnabled) => lay({ addToCartEnabled }, 'Turn the button on or off')}
      />
      {layout.addToCartEnabled && (
        <TextSetting
          scope={scope}
          path={['editorLayout', 'addToCartTitle']}
          label="Button text"
          limit={TEXT_LIMITS.button}
          value={layout.addToCartTitle}
          onChange={(addToCartTitle) => lay({ addToCartTitle }, 'Change text of the button')}
        />
      )}
      <Checkbox
        label="Show ratings"
        helpText="Stars, average and number of reviews, from Shopify’s standard product metafields reviews.rating and reviews.rating_count. Works with Klaviyo, Judge.me, Junip, Loox, Okendo, Opinew, REVIEWS.io, Stamped and Yotpo where they write these."
        checked={layout.enabledProductRatings}
        onChange={(enabledProductRatings) => lay({ enabledProductRatings }, 'Turn ratings on or off')}
      />
      <TextSetting
        scope={scope}
        path={['editorLayout', 'soldOutTitle']}
        label="Sold-out badge"
        limit={TEXT_LIMITS.button}
        value={layout.soldOutTitle}
        onChange={(soldOutTitle) => lay({ soldOutTitle }, 'Change badge')}
      />
    </SettingsCard>
  );
}
