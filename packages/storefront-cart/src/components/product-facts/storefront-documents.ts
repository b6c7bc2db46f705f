export const READ_METAFIELDS =
  'query($ids: [ID!]!, $identifiers: [HasMetafieldsIdentifier!]!) { nodes(ids: $ids) { ... on Product { id metafields(identifiers: $identifiers) { namespace key type value } } } }';
