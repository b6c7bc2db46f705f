import type { Slot } from './slots';

/**
 * Which of a day's slots is meant when a day is chosen: the one at the `time` (`HH:mm`) that was chosen before, where the
 * clock shows it on that day and it can be chosen. Else none; or, where leaving both out has a meaning of its own
 * (`isOptional`), the first that can be chosen: a day that counted for nothing would be taken for none.
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
