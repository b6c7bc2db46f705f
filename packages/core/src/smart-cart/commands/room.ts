import type { CartDocument } from '../cart-document';
import { LIST_LIMITS } from '../limits';
import { type Refusal, refuse } from './command';

/** Why no component can be added any more; null while there is room. */
export function refuseWhenFull({ components }: CartDocument): Refusal | null {
  const most = LIST_LIMITS.components;
  if (components.length < most) return null;
  const message = `A cart can have at most ${most} components. Remove one to add another.`;
  return refuse('components_too_many', message, ['components']);
}
