import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { setField } from '@cartwright/core/editing/set-field';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { CollectionField } from '../../editor-kit/pickers/collections/collection-field';
import { useCampaign, useRunCampaign } from './listing-editor';

const set = <Name extends keyof CampaignDocument & string>(
  name: Name,
  value: CampaignDocument[Name],
  label: string,
) => setField<CampaignDocument, Name>(name, value, label);

/** Card of a campaign's name. */
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

/** Collections that a campaign covers. */
export function CollectionsCard() {
  const { document, scope } = useCampaign();
  const run = useRunCampaign();
  const chosen: Scope = !document.allCollections ? 'named' : document.isExcludeSpecific ? 'allBut' : 'all';
  const exclusion = chosen === 'allBut';
  // Kept, so that switching back loses nothing.
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
