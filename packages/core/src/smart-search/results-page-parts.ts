import type { Parts } from '../editing/parts';
import { partsOf } from '../editing/parts-of';
import { describedAt, LAYOUT_FIELDS } from '../listing/settings/settings-parts';
import { partsWithTranslations } from '../translations/translations-parts';
import type { EditedResultsPage } from './change-results-page';

/** The parts of the results page, by which two versions are compared and merged. */
export const resultsPageParts: Parts<EditedResultsPage> = partsWithTranslations(
  partsOf<EditedResultsPage>([
    { id: 'filters', title: 'Filters', fields: ['filterSettings', 'tagFilters', 'tagExclusions'] },
    { id: 'sorting', title: 'Sort options', fields: ['sortSettings'] },
    {
      id: 'layout',
      title: 'Layout, pages and texts',
      fields: ['editorLayout'],
      described: describedAt('editorLayout', { pageTitle: 'Title', ...LAYOUT_FIELDS }),
    },
    { id: 'place', title: 'Place', fields: ['embeddedSelector'] },
  ]),
);
