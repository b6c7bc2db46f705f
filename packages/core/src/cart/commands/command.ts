import { type CommandResult as AnyCommandResult, type Refusal, refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';

/** Result of a cart's command. */
export type CommandResult = AnyCommandResult<CartDocument>;

export function refuseMissing(): Refusal {
  return refuse('component_missing', 'The component settings could not be found.', ['components']);
}

/** Refusal to edit a locked cart; null if it isn't locked. `reason` is the staff's message. */
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
