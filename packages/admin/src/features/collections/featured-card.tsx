import { setFeaturing } from '@cartwright/core/listing/settings/change-settings';
import type { Featuring } from '@cartwright/core/listing/settings/featuring';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Banner } from '@cartwright/ui/admin/banner';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { useQuery } from '@tanstack/react-query';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { outsidersMessage } from './campaign-messages';
import { outsidersQuery } from './collection-queries';
import type { ListingCardProps } from './listing-editor';

/** Card of featured products. */
export function FeaturedCard<Doc extends ListingSettings & Featuring>({
  settings,
  scope,
  run,
  collections,
}: ListingCardProps<Doc> & {
  /** Collections of the settings; null: all. */
  readonly collections: readonly number[] | null;
}) {
  const set = (changes: Partial<Featuring>, label: string) => run(setFeaturing(changes, label));
  return (
    <SettingsCard title="Featured products">
      <Checkbox
        label="Show these products first"
        helpText="Only if they’re in the collection and match the shopper’s filters."
        checked={settings.featuredProductsEnabled}
        onChange={(on) => set({ featuredProductsEnabled: on }, 'Turn featured products on or off')}
      />
      {settings.featuredProductsEnabled && (
        <>
          <ProductField
            label="Products"
            purpose="any"
            value={settings.featuredProducts.map(({ productId }) => ({
              product_id: productId,
              variant_ids: [],
            }))}
            onChange={(chosen) =>
              set(
                { featuredProducts: chosen.map(({ product_id }) => ({ productId: product_id })) },
                'Change featured products',
              )
            }
            error={scope.error(['featuredProducts'])}
          />
          {collections && <Outsiders products={settings.featuredProducts} collections={collections} />}
          <Checkbox
            label="First in every sort order"
            helpText="If off, only when shoppers sort by “Featured”."
            checked={settings.featuredProductsAlwaysFirst}
            onChange={(on) => set({ featuredProductsAlwaysFirst: on }, 'Change where featured products are')}
          />
          <Checkbox
            label="Show a badge on them"
            checked={settings.showFeaturedBadge}
            onChange={(on) => set({ showFeaturedBadge: on }, 'Turn badge on or off')}
          />
          {settings.showFeaturedBadge && (
            <TextSetting
              scope={scope}
              path={['badgeText']}
              label="Badge"
              limit={TEXT_LIMITS.badge}
              value={settings.badgeText}
              onChange={(badgeText) => set({ badgeText }, 'Change badge')}
            />
          )}
        </>
      )}
    </SettingsCard>
  );
}

/** Warning about products that none of the collections contains. */
function Outsiders({
  products,
  collections,
}: {
  readonly products: Featuring['featuredProducts'];
  readonly collections: readonly number[];
}) {
  const found = useQuery(
    outsidersQuery(
      products.map(({ productId }) => productId),
      collections,
    ),
  );
  const outside = found.data?.products ?? [];
  return (
    <div role="status">
      {outside.length > 0 && (
        <Banner tone="warning">
          <p>{outsidersMessage(outside, collections.length)}</p>
        </Banner>
      )}
    </div>
  );
}
