import type { DocumentDefinition } from '../../documents/document-definition';
import {
  DEFAULT_SETTINGS_VERSION,
  type DefaultSettings,
  readDefaultSettings,
  storedDefaultSettings,
  validateDefaultSettings,
} from './default-settings';
import { defaultSettingsParts } from './settings-parts';

/** Default settings of collections; a shop has one document. */
export const COLLECTION_DEFAULTS: DocumentDefinition<DefaultSettings> = {
  kind: 'collection-defaults',
  noun: 'these settings',
  mark: { title: 'Default settings', path: '/smart-collections/settings/' },
  version: DEFAULT_SETTINGS_VERSION,
  read: readDefaultSettings,
  validate: validateDefaultSettings,
  normalize: storedDefaultSettings,
  parts: defaultSettingsParts,
};
