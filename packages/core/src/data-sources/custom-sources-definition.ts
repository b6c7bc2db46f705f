import type { DocumentDefinition } from '../documents/document-definition';
import { CUSTOM_SOURCES_VERSION, type CustomSources, readCustomSources } from './custom-source';
import { customSourcesParts } from './custom-sources-parts';
import { storedCustomSources, validateCustomSources } from './validate-sources';

export const CUSTOM_SOURCES: DocumentDefinition<CustomSources> = {
  kind: 'data-sources',
  noun: 'these data sources',
  version: CUSTOM_SOURCES_VERSION,
  read: readCustomSources,
  validate: validateCustomSources,
  normalize: storedCustomSources,
  parts: customSourcesParts,
  mark: { title: 'Data sources', path: '/widgets/data-sources/' },
};
