import { CAMPAIGN, COLLECTION_SETTINGS } from '@cartwright/core/collections/collection-definitions';
import { differences } from '@cartwright/core/editing/difference';
import type { DocumentDefinition, DocumentKind } from '@cartwright/core/editing/document-definition';
import { COLLECTION_DEFAULTS } from '@cartwright/core/listing/settings/default-settings-definition';
import { LOOK } from '@cartwright/core/looks/look-definition';
import { CART } from '@cartwright/core/smart-cart/cart-definition';
import {
  KEYWORD_GROUPS,
  RESULTS_PAGE,
  SEARCH_SETTINGS,
} from '@cartwright/core/smart-search/search-definitions';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';

/** A kind of document as its versions need it, whatever is in one. */
type VersionedKind = Pick<DocumentDefinition<unknown>, 'noun' | 'read'> & {
  /** The titles of the parts in which two documents that `read` gave differ. */
  readonly changed: (before: unknown, after: unknown) => string[];
};

function versioned<Doc>({ noun, read, parts }: DocumentDefinition<Doc>): VersionedKind {
  return {
    noun,
    read,
    changed: (before, after) => differences(parts, before as Doc, after as Doc).map(({ title }) => title),
  };
}

/** Every kind of document. */
export const VERSIONED: Readonly<Record<DocumentKind, VersionedKind>> = {
  cart: versioned(CART),
  widget: versioned(WIDGET),
  look: versioned(LOOK),
  campaign: versioned(CAMPAIGN),
  'collection-defaults': versioned(COLLECTION_DEFAULTS),
  'collection-settings': versioned(COLLECTION_SETTINGS),
  'search-settings': versioned(SEARCH_SETTINGS),
  'keyword-groups': versioned(KEYWORD_GROUPS),
  'results-page': versioned(RESULTS_PAGE),
};

/** Kinds of which a shop has a document before anybody saves it. */
export const NEVER_CREATED: readonly DocumentKind[] = [
  'look',
  'collection-defaults',
  'collection-settings',
  'search-settings',
  'keyword-groups',
  'results-page',
];
