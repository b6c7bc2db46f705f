import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { setField } from '@cartwright/core/collections/change-settings';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Checkbox } from '@shopify/polaris';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { CollectionField } from '../../editor-kit/pickers/collections/collection-field';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { useCampaign, useRunCampaign } from './listing-editor';

const set = <Name extends keyof CampaignDocument & string>(
  name: Name,
  value: CampaignDocument[Name],
  label: string,
) => setField<CampaignDocument, Name>(name, value, label);

/** What a campaign is called. */
export function NameCard() {
  const { document, scope } = useCampaign();
  const run = useRunCampaign();
  return (
    <SettingsCard title="Campaign">
      <TextSetting
        scope={scope}
        path={['name']}
        label="Name"
        help="Only you see it."
        limit={TEXT_LIMITS.campaignName}
        value={document.name}
        onChange={(name) => run(set('name', name, 'Change name'))}
      />
    </SettingsCard>
  );
}

const SCOPES = [
  { value: 'named', label: 'The collections below' },
  { value: 'all', label: 'All collections, new ones too' },
  { value: 'allBut', label: 'All collections except those below' },
] as const;
type Scope = (typeof SCOPES)[number]['value'];

/** The collections that a campaign covers. */
export function CollectionsCard() {
  const { document, scope } = useCampaign();
  const run = useRunCampaign();
  const chosen: Scope = !document.allCollections ? 'named' : document.isExcludeSpecific ? 'allBut' : 'all';
  const exclusion = chosen === 'allBut';
  // Those of the other kind are kept, so that changing back loses nothing.
  const others = document.collections.filter((each) => each.exclusion !== exclusion);
  const own = document.collections.filter((each) => each.exclusion === exclusion);
  return (
    <SettingsCard title="Collections">
      <SelectSetting
        label="Where it applies"
        value={chosen}
        options={SCOPES}
        onChange={(next) =>
          run((before) => ({
            ok: true,
            label: 'Change where it applies',
            history: 'record',
            document: { ...before, allCollections: next !== 'named', isExcludeSpecific: next === 'allBut' },
          }))
        }
      />
      {chosen !== 'all' && (
        <CollectionField
          label={exclusion ? 'Collections left out' : 'Collections'}
          value={own.map((each) => ({
            id: each.collectionId,
            handle: each.collectionHandle,
            title: each.collectionName,
          }))}
          onChange={(next) =>
            run(
              set(
                'collections',
                [
                  ...next.map(({ id, handle, title }) => ({
                    collectionId: id,
                    collectionHandle: handle,
                    collectionName: title,
                    exclusion,
                  })),
                  ...others,
                ],
                'Change collections',
              ),
            )
          }
          error={scope.error(['collections'])}
        />
      )}
    </SettingsCard>
  );
}

/** The products that come first. */
export function FeaturedCard() {
  const { document, scope } = useCampaign();
  const run = useRunCampaign();
  return (
    <SettingsCard title="Featured products">
      <Checkbox
        label="Show these products first"
        helpText="Only where they are in the collection and pass the shopper’s filters."
        checked={document.featuredProductsEnabled}
        onChange={(on) => run(set('featuredProductsEnabled', on, 'Turn featured products on or off'))}
      />
      {document.featuredProductsEnabled && (
        <>
          <ProductField
            label="Products"
            purpose="any"
            value={document.featuredProducts.map(({ productId }) => ({
              product_id: productId,
              variant_ids: [],
            }))}
            onChange={(chosen) =>
              run(
                set(
                  'featuredProducts',
                  chosen.map(({ product_id }) => ({ productId: product_id })),
                  'Change featured products',
                ),
              )
            }
            error={scope.error(['featuredProducts'])}
          />
          <Checkbox
            label="First in every sort order"
            helpText="Otherwise only while a shopper sorts by “Featured”."
            checked={document.featuredProductsAlwaysFirst}
            onChange={(on) =>
              run(set('featuredProductsAlwaysFirst', on, 'Change where featured products are'))
            }
          />
          <Checkbox
            label="Show a badge on them"
            checked={document.showFeaturedBadge}
            onChange={(on) => run(set('showFeaturedBadge', on, 'Turn badge on or off'))}
          />
          {document.showFeaturedBadge && (
            <TextSetting
              scope={scope}
              path={['badgeText']}
              label="Badge"
              limit={TEXT_LIMITS.badge}
              value={document.badgeText}
              onChange={(badgeText) => run(set('badgeText', badgeText, 'Change badge'))}
            />
          )}
        </>
      )}
    </SettingsCard>
  );
}
