import { CAMPAIGN_VERSION } from '@cartwright/core/collections/campaign-document';
import { COLLECTION_SETTINGS_VERSION } from '@cartwright/core/collections/collection-settings';
import { readCampaignDocument, readCollectionSettings } from '@cartwright/core/collections/read-stored';
import { campaignParts, collectionSettingsParts } from '@cartwright/core/collections/settings-parts';
import {
  DEFAULT_SETTINGS_VERSION,
  readDefaultSettings,
} from '@cartwright/core/listing/settings/default-settings';
import { defaultSettingsParts } from '@cartwright/core/listing/settings/settings-parts';
import { draftOf } from '../../editor-kit/drafts/draft-of';
import { useCampaignEditor, useCollectionEditor, useDefaultsEditor } from './listing-editor';

export const DefaultsDraft = draftOf(useDefaultsEditor, {
  kind: 'collection-defaults',
  schemaVersion: DEFAULT_SETTINGS_VERSION,
  read: readDefaultSettings,
  parts: defaultSettingsParts,
});

export const CampaignDraft = draftOf(useCampaignEditor, {
  kind: 'campaign',
  schemaVersion: CAMPAIGN_VERSION,
  read: readCampaignDocument,
  idOf: ({ id }) => id,
  parts: campaignParts,
});

export const CollectionDraft = draftOf(useCollectionEditor, {
  kind: 'collection-settings',
  schemaVersion: COLLECTION_SETTINGS_VERSION,
  read: readCollectionSettings,
  idOf: ({ collectionId }) => String(collectionId),
  parts: collectionSettingsParts,
});
