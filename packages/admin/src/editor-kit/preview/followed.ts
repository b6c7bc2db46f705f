import { useState } from 'react';

/** Where what is being edited leads the preview. */
export interface Lead<Value> {
  /** What is edited; another one leads anew. */
  readonly by: string;
  readonly value: Value;
  /** Whether a choice shows it too, and may stay. */
  readonly fits?: (choice: Value) => boolean;
}

/** Choice of the merchant. */
export interface Choice<Value> {
  readonly value: Value;
  /** What led elsewhere when it was chosen: the choice wins over that, until something else leads. */
  readonly over: string | null;
}

/** Whether the preview shows what is edited in place of what was chosen. */
export function isLed<Value>(choice: Choice<Value>, lead: Lead<Value> | null): lead is Lead<Value> {
  return (
    lead !== null && choice.over !== lead.by && !(lead.fits?.(choice.value) ?? lead.value === choice.value)
  );
}

/** A choice once something else leads: it no longer wins over what it was made over. */
export function choiceUnder<Value>(choice: Choice<Value>, lead: Lead<Value> | null): Choice<Value> {
  if (lead === null || choice.over === null || choice.over === lead.by) return choice;
  return { ...choice, over: null };
}

/** A setting of the preview that follows what is edited, until the merchant chooses. */
export interface Followed<Value> {
  readonly value: Value;
  /** Whether it is not what the merchant chose. */
  readonly isLed: boolean;
  readonly choose: (value: Value) => void;
}

/** `initial` is what is shown before anything is chosen; `lead` null: nothing that is edited asks for another. */
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
