import type { Issue } from '@cartwright/core/editing/issue';
import { widgetIdOf } from '@cartwright/core/smart-cart/cart-edit';
import { type RefusedWords, refusedWords } from '../../../editor-kit/save/refused-words';
import { cartScreenOf } from './issues';

/** What is told of a save of a cart that was refused for `issues`. */
export function refusedCartWords(issues: readonly Issue[]): RefusedWords {
  return refusedWords(issues, speaks);
}

/** The times of a schedule that are there, and what is wrong with a widget, are not told by its being empty. */
function speaks({ scope, path, code }: Issue): boolean {
  if (widgetIdOf(scope) !== null) return true;
  return scope === undefined && cartScreenOf(path).kind === 'schedule' && code !== 'dates_required';
}
