import { CAMPAIGN, COLLECTION_SETTINGS } from '@cartwright/core/collections/collection-definitions';
import { CUSTOM_SOURCES } from '@cartwright/core/data-sources/custom-sources-definition';
import {
  type DocumentDefinition,
  type DocumentKind,
  ONLY_DOCUMENT,
} from '@cartwright/core/documents/document-definition';
import { differences } from '@cartwright/core/editing/difference';
import { EXPERIMENT } from '@cartwright/core/experiments/document/experiment-definition';
import { COLLECTION_DEFAULTS } from '@cartwright/core/listing/settings/default-settings-definition';
import { LOOK } from '@cartwright/core/looks/look-definition';
import { CART } from '@cartwright/core/migrations/cart-definition';
import {
  KEYWORD_GROUPS,
  RESULTS_PAGE,
  SEARCH_SETTINGS,
  SYNONYMS,
} from '@cartwright/core/search/search-definitions';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';

/** Kind of document, as its versions need it. */
type VersionedKind = Pick<DocumentDefinition<unknown>, 'mark' | 'noun' | 'read'> & {
  /** Titles of the sections in which two documents returned by `read` differ. */
  readonly changed: (before: unknown, after: unknown) => string[];
  /** Whether a document of this id exists before its first save. */
  readonly isThereUnsaved: (id: string) => boolean;
};

const none = () => false;
const onlyOne = (id: string) => id === ONLY_DOCUMENT;
const any = () => true;

function versioned<Doc>(
  { mark, noun, read, parts }: DocumentDefinition<Doc>,
  isThereUnsaved: VersionedKind['isThereUnsaved'],
): VersionedKind {
  return {
    ...(mark && { mark }),
    noun,
    read,
    isThereUnsaved,
    changed: (before, after) => differences(parts, before as Doc, after as Doc).map(({ title }) => title),
  };
}

/** Definitions by kind of document. */
export const VERSIONED: Readonly<Record<DocumentKind, VersionedKind>> = {
  cart: versioned(CART, none),
  widget: versioned(WIDGET, none),
  look: versioned(LOOK, onlyOne),
  campaign: versioned(CAMPAIGN, none),
  'collection-defaults': versioned(COLLECTION_DEFAULTS, onlyOne),
  'collection-settings': versioned(COLLECTION_SETTINGS, any),
  'search-settings': versioned(SEARCH_SETTINGS, onlyOne),
  'keyword-groups': versioned(KEYWORD_GROUPS, onlyOne),
  synonyms: versioned(SYNONYMS, onlyOne),
  'results-page': versioned(RESULTS_PAGE, onlyOne),
  'data-sources': versioned(CUSTOM_SOURCES, onlyOne),
  experiment: versioned(EXPERIMENT, none),
};
