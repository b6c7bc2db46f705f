import { campaignParts, collectionSettingsParts } from '@cartwright/core/collections/settings-parts';
import { defaultSettingsParts } from '@cartwright/core/listing/settings/settings-parts';
import { conflictOf } from '../../editor-kit/conflict/conflict-of';
import { useCampaignEditor, useCollectionEditor, useDefaultsEditor } from './listing-editor';

export const DefaultsConflict = conflictOf(useDefaultsEditor, defaultSettingsParts, 'these settings');
export const CampaignConflict = conflictOf(useCampaignEditor, campaignParts, 'this campaign');
export const CollectionConflict = conflictOf(useCollectionEditor, collectionSettingsParts, 'these settings');
