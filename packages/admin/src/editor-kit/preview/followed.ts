import { useState } from 'react';

/** Lead of the edited item: a preview value that shows it. */
export interface Lead<Value> {
  /** Id of the edited item; another one is a new lead. */
  readonly by: string;
  readonly value: Value;
  /** Whether another value shows it too, and can be kept. */
  readonly fits?: (choice: Value) => boolean;
}

/** Merchant's choice. */
export interface Choice<Value> {
  readonly value: Value;
  /** Lead that was active at the time: the choice overrides it, until there is another one. */
  readonly over: string | null;
}

/** Whether the lead overrides the choice. */
export function isLed<Value>(choice: Choice<Value>, lead: Lead<Value> | null): lead is Lead<Value> {
  return (
    lead !== null && choice.over !== lead.by && !(lead.fits?.(choice.value) ?? lead.value === choice.value)
  );
}

/** Choice under a new lead, which it no longer overrides. */
export function choiceUnder<Value>(choice: Choice<Value>, lead: Lead<Value> | null): Choice<Value> {
  if (lead === null || choice.over === null || choice.over === lead.by) return choice;
  return { ...choice, over: null };
}

/** Preview setting that follows the edited item, unless the merchant overrides it. */
export interface Followed<Value> {
  readonly value: Value;
  /** Whether it differs from the merchant's choice. */
  readonly isLed: boolean;
  readonly choose: (value: Value) => void;
}

/** `initial`: default value; `lead`: null if none applies. */
export function useFollowed<Value>(initial: Value, lead: Lead<Value> | null): Followed<Value> {
  const [kept, setChoice] = useState<Choice<Value>>({ value: initial, over: null });
  const choice = choiceUnder(kept, lead);
  if (choice !== kept) setChoice(choice);
  const led = isLed(choice, lead);
  return {
    value: led ? lead.value : choice.value,
    isLed: led,
    choose: (value) => setChoice({ value, over: lead?.by ?? null }),
  };
}
