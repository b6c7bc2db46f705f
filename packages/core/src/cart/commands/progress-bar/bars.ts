import { newBar } from '../../../components/tiered-progress-bar/defaults';
import type { Bar } from '../../../components/tiered-progress-bar/schema';
import { refuse } from '../../../editing/command';
import { LIST_LIMITS } from '../../../texts/limits';
import type { CartDocument } from '../../cart-document';
import type { CommandResult } from '../command';
import { changeBar, changeBars } from './change-bars';
import { stepOfTyping } from './typing';

interface OfComponent {
  readonly componentId: string;
}
interface OfBar extends OfComponent {
  readonly barId: string;
}

/** Adds a bar with one free shipping tier. At most 3; only one can be without geolocation, so the new one has it. */
export function addBar(
  document: CartDocument,
  { componentId, newId }: OfComponent & { newId: () => string },
): CommandResult {
  return changeBars(document, componentId, { label: 'Add progress bar', history: 'record' }, (bars) => {
    if (bars.length >= LIST_LIMITS.bars) {
      return refuse('bars_too_many', `A cart can have at most ${LIST_LIMITS.bars} progress bars.`, ['bars']);
    }
    const bar = newBar(newId(), newId());
    return [...bars, { ...bar, geolocationEnabled: bars.some((other) => !other.geolocationEnabled) }];
  });
}

/** Removes a bar; the last one stays, since a progress bar without a bar is invalid. */
export function removeBar(document: CartDocument, { componentId, barId }: OfBar): CommandResult {
  return changeBars(document, componentId, { label: 'Remove progress bar', history: 'record' }, (bars) => {
    if (bars.length <= 1)
      return refuse('bar_missing', 'Must have at least one Tiered Progress Bar.', ['bars']);
    return bars.filter((bar) => bar.id !== barId);
  });
}

/**
 * Sets fields of a bar; typing in the same field joins one undo step. `field` names a text among several in one field.
 */
export function updateBar(
  document: CartDocument,
  {
    componentId,
    barId,
    changes,
    field,
  }: OfBar & { changes: Partial<Omit<Bar, 'id' | 'tiers'>>; field?: string | undefined },
): CommandResult {
  const typing = stepOfTyping(`${componentId} ${barId}`, changes, field);
  return changeBar(document, { componentId, barId }, { label: 'Change progress bar', ...typing }, (bar) => ({
    ...bar,
    ...changes,
  }));
}
