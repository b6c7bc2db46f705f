import {
  campaignParts,
  collectionSettingsParts,
  defaultSettingsParts,
} from '@cartwright/core/collections/settings-parts';
import { conflictOf } from '../../editor-kit/conflict/conflict-of';
import { useCampaignEditor, useCollectionEditor, useDefaultsEditor } from './listing-editor';

export const DefaultsConflict = conflictOf(useDefaultsEditor, defaultSettingsParts, 'these settings');
export const CampaignConflict = conflictOf(useCampaignEditor, campaignParts, 'this campaign');
export const CollectionConflict = conflictOf(useCollectionEditor, collectionSettingsParts, 'these settings');
