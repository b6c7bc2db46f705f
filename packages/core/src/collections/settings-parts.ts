import type { Parts } from '../editing/parts';
import { partsOf } from '../editing/parts-of';
import { FEATURING_PARTS, LISTING_PARTS } from '../listing/settings/settings-parts';
import { partsWithTranslations } from '../translations/translations-parts';
import type { CampaignDocument } from './campaign-document';
import type { CollectionSettings } from './collection-settings';

/** Sections of a campaign. */
export const campaignParts: Parts<CampaignDocument> = partsWithTranslations(
  partsOf<CampaignDocument>([
    { id: 'name', title: 'Name', fields: ['name', 'id', 'schemaVersion'], described: { name: 'Name' } },
    {
      id: 'schedule',
      title: 'Schedule',
      fields: ['startDate', 'endDate', 'noEndDate'],
      described: {
        startDate: { label: 'Start', isInstant: true },
        endDate: { label: 'End', isInstant: true },
        noEndDate: 'No end date',
      },
    },
    {
      id: 'collections',
      title: 'Collections',
      fields: ['allCollections', 'isExcludeSpecific', 'collections'],
      described: { allCollections: 'All collections' },
    },
    ...FEATURING_PARTS,
    ...LISTING_PARTS,
    { id: 'inherits', title: 'What is as in other settings', fields: ['inherits'] },
  ]),
);

/** Sections of a collection's own settings. */
export const collectionSettingsParts: Parts<CollectionSettings> = partsWithTranslations(
  partsOf<CollectionSettings>([
    {
      id: 'enabled',
      title: 'Own settings',
      fields: ['enabled', 'collectionId', 'schemaVersion'],
      described: { enabled: 'Use these settings' },
    },
    ...FEATURING_PARTS,
    ...LISTING_PARTS,
  ]),
);
