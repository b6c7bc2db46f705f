import type { Slot } from './slots';

/**
 * Selected slot of a chosen day: the one at the earlier `time` (`HH:mm`), if it exists on that day and is
 * available. Else none; or, if leaving both out has a meaning of its own (`isOptional`), the first available one:
 * a day without a time would have no effect.
 */
export function slotOfDay(
  slots: readonly Slot[],
  {
    time,
    isDisabled,
    isOptional,
  }: {
    readonly time: string;
    readonly isDisabled: (instant: string) => boolean;
    readonly isOptional: boolean;
  },
): Slot | undefined {
  const open = slots.filter(({ instant }) => !isDisabled(instant));
  return open.find((slot) => slot.time === time) ?? (isOptional ? open[0] : undefined);
}
