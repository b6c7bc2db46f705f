import type { DocumentDefinition } from '../documents/document-definition';
import { LOOK_VERSION, type Look } from './look';
import { lookParts } from './look-parts';
import { inOneForm } from './one-form';
import { readLook } from './read-look';
import { validateLook } from './validate-look';

/** Look of a shop's storefront: a shop has one. */
export const LOOK: DocumentDefinition<Look> = {
  kind: 'look',
  noun: 'your looks',
  mark: { title: 'Looks', path: '/looks/' },
  version: LOOK_VERSION,
  read: readLook,
  validate: validateLook,
  normalize: inOneForm,
  idOf: ({ id }) => id,
  parts: lookParts,
};
