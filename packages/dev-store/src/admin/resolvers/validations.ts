import type { StoreContext } from '../../context/store-context';
import { type ValidationRecord, validationGid } from '../../state/records';
import { type ConnectionArguments, connection } from '../wire/connection';
import { idOf } from '../wire/gid';
import { findFunction, functionSource, isValidationFunction } from './functions';
import {
  metafieldFields,
  type OwnMetafield,
  ownMetafieldProblems,
  ownMetafields,
  writeMetafield,
} from './metafields';

const MAX_ACTIVE = 25;

interface ValidationFields {
  readonly enable?: boolean | null;
  readonly blockOnFailure?: boolean | null;
  readonly title?: string | null;
  readonly metafields?: readonly OwnMetafield[] | null;
}

export interface ValidationCreateInput extends ValidationFields {
  readonly functionHandle?: string | null;
  readonly functionId?: string | null;
}

interface ValidationUserError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
}

export function validations(store: StoreContext, args: ConnectionArguments) {
  const inOrder = [...store.state.validations()].sort((a, b) => a.id - b.id);
  return connection(
    inOrder.map((validation) => validationSource(store, validation)),
    args,
  );
}

export function validation(store: StoreContext, id: string) {
  const found = findValidation(store, id);
  return found ? validationSource(store, found) : null;
}

/** Installs a validation function. Source: Admin GraphQL `validationCreate`. */
export function createValidation(store: StoreContext, input: ValidationCreateInput) {
  const found = findFunction(store, input);
  if (!found.ok) return refused(found.code, ['validation', found.field], found.message);
  if (!isValidationFunction(found.found)) {
    const message = 'Function does not implement the required interface for this cart & checkout validation.';
    return refused('FUNCTION_DOES_NOT_IMPLEMENT', ['validation', 'functionHandle'], message);
  }
  return save(
    store,
    {
      id: store.state.nextNumber(),
      functionHandle: found.handle,
      title: input.title?.trim() || found.handle,
      enabled: input.enable ?? false,
      blockOnFailure: input.blockOnFailure ?? false,
      errors: null,
    },
    input,
  );
}

/**
 * Updates a validation. Omitted fields reset to false. Source: Admin GraphQL `validationUpdate`,
 * `ValidationUpdateInput`.
 */
export function updateValidation(store: StoreContext, id: string, input: ValidationFields) {
  const known = findValidation(store, id);
  if (!known) return refused('NOT_FOUND', ['id'], 'Validation not found.');
  return save(
    store,
    {
      ...known,
      title: input.title?.trim() || known.title,
      enabled: input.enable ?? false,
      blockOnFailure: input.blockOnFailure ?? false,
    },
    input,
  );
}

export function deleteValidation(store: StoreContext, id: string) {
  const known = findValidation(store, id);
  if (!known) {
    return { deletedId: null, userErrors: [userError('NOT_FOUND', ['id'], 'Validation not found.')] };
  }
  const gid = validationGid(known);
  for (const metafield of store.state.metafields(gid)) store.state.deleteMetafield(metafield);
  store.state.deleteValidation(known.id);
  return { deletedId: gid, userErrors: [] };
}

function save(store: StoreContext, changed: ValidationRecord, { metafields }: ValidationFields) {
  const others = store.state.validations().filter(({ id, enabled }) => enabled && id !== changed.id);
  if (changed.enabled && others.length >= MAX_ACTIVE) {
    const message = 'Cannot have more than 25 active validation functions.';
    return refused('MAX_VALIDATIONS_ACTIVATED', [], message);
  }
  const before = store.state.validation(changed.id);
  store.state.putValidation(changed);
  const fields = ownMetafields(validationGid(changed), metafields);
  const userErrors = ownMetafieldProblems(store, fields).map(({ path, message }) =>
    userError('INVALID', ['validation', ...path], message),
  );
  if (userErrors.length > 0) {
    if (before) store.state.putValidation(before);
    else store.state.deleteValidation(changed.id);
    return { validation: null, userErrors };
  }
  for (const field of fields) writeMetafield(store, field);
  return { validation: validationSource(store, changed), userErrors: [] };
}

function validationSource(store: StoreContext, record: ValidationRecord) {
  const { title, enabled, blockOnFailure, errors, functionHandle } = record;
  const deployed = store.app.functions.find(({ handle }) => handle === functionHandle);
  return {
    __typename: 'Validation',
    id: validationGid(record),
    title,
    enabled,
    blockOnFailure,
    errorHistory: errors && {
      errorsFirstOccurredAt: errors.firstOccurredAt,
      firstOccurredAt: errors.firstOccurredAt,
      hasBeenSharedSinceLastError: false,
      hasSharedRecentErrors: false,
    },
    shopifyFunction: functionSource(store, deployed ?? { handle: functionHandle, targets: {} }),
    ...metafieldFields(store, validationGid(record)),
  };
}

function findValidation(store: StoreContext, id: string): ValidationRecord | undefined {
  const number = idOf(id, 'Validation');
  return number === null ? undefined : store.state.validation(number);
}

function refused(code: string, field: readonly string[], message: string) {
  return { validation: null, userErrors: [userError(code, field, message)] };
}

function userError(code: string, field: readonly string[], message: string): ValidationUserError {
  return { code, field, message };
}
