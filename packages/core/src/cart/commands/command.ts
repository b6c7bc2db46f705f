import { type CommandResult as AnyCommandResult, type Refusal, refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';

/** The answer of every command of a cart. */
export type CommandResult = AnyCommandResult<CartDocument>;

export function refuseMissing(): Refusal {
  return refuse('component_missing', 'The component settings could not be found.', ['components']);
}

/** Why only staff may edit a cart; null where it isn't locked. `reason` is what they said of it. */
export function lockOf(document: CartDocument, reason: string | null = null): Refusal | null {
  if (document.locked) {
    const why = reason === null ? '' : ` Cartwright support says: “${reason}”`;
    return refuse('locked', `This cart is locked and can’t be edited.${why}`, ['locked']);
  }
  if (document.abTestLocked) {
    return refuse(
      'ab_test_locked',
      'This cart is part of a running test and can’t be changed until the test ends.',
      ['abTestLocked'],
    );
  }
  return null;
}
