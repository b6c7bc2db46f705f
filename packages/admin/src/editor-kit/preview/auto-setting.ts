import { useState } from 'react';

/** Preview value that shows the edited item. */
export interface AutoValue<Value> {
  /** Id of the edited item; another one is a new value. */
  readonly by: string;
  readonly value: Value;
  /** Whether another value shows it too, and can be kept. */
  readonly fits?: (choice: Value) => boolean;
}

/** Merchant's choice. */
export interface Choice<Value> {
  readonly value: Value;
  /** Item whose value the choice overrides, until another one is edited. */
  readonly over: string | null;
}

/** Whether the value of the edited item takes precedence over the choice. */
export function isAuto<Value>(
  choice: Choice<Value>,
  auto: AutoValue<Value> | null,
): auto is AutoValue<Value> {
  return (
    auto !== null && choice.over !== auto.by && !(auto.fits?.(choice.value) ?? auto.value === choice.value)
  );
}

/** Choice after another item is edited, whose value it no longer overrides. */
export function choiceAfter<Value>(choice: Choice<Value>, auto: AutoValue<Value> | null): Choice<Value> {
  if (auto === null || choice.over === null || choice.over === auto.by) return choice;
  return { ...choice, over: null };
}

/** Preview setting that follows the edited item, unless the merchant overrides it. */
export interface AutoSetting<Value> {
  readonly value: Value;
  /** Whether it differs from the merchant's choice. */
  readonly isAuto: boolean;
  readonly choose: (value: Value) => void;
}

/** `initial`: default value; `auto`: null if none applies. */
export function useAutoSetting<Value>(initial: Value, auto: AutoValue<Value> | null): AutoSetting<Value> {
  const [kept, setChoice] = useState<Choice<Value>>({ value: initial, over: null });
  const choice = choiceAfter(kept, auto);
  if (choice !== kept) setChoice(choice);
  const isOverriding = isAuto(choice, auto);
  return {
    value: isOverriding ? auto.value : choice.value,
    isAuto: isOverriding,
    choose: (value) => setChoice({ value, over: auto?.by ?? null }),
  };
}
