import { describe, expect, it } from 'vitest';
import { type AutoValue, type Choice, choiceAfter, isAuto } from './auto-setting';

const german: AutoValue<string | null> = { by: 'bar-1', value: 'DE' };
const french: AutoValue<string | null> = { by: 'bar-2', value: 'FR' };
const anywhere: Choice<string | null> = { value: null, over: null };

/** Value shown after the merchant opened several things in sequence. */
function shownAfter(choice: Choice<string | null>, ...autos: (AutoValue<string | null> | null)[]) {
  const last = autos.at(-1) ?? null;
  const kept = autos.reduce(choiceAfter, choice);
  return isAuto(kept, last) ? last.value : kept.value;
}

describe('auto setting of the preview', () => {
  it('follows the edited item, and returns to the choice once that closes', () => {
    expect(shownAfter(anywhere, german)).toBe('DE');
    expect(shownAfter(anywhere, german, null)).toBeNull();
    expect(shownAfter({ value: 'JP', over: null }, german, null)).toBe('JP');
  });

  it('follows the merchant’s choice until another item leads', () => {
    const chosen = { value: 'JP', over: 'bar-1' };
    expect(shownAfter(chosen, german)).toBe('JP');
    expect(shownAfter(chosen, german, null, german)).toBe('JP');
    expect(shownAfter(chosen, german, french)).toBe('FR');
    expect(shownAfter(chosen, german, french, german)).toBe('DE');
  });

  it('keeps a choice that already shows the edited item', () => {
    const alpine = { ...german, fits: (code: string | null) => code === 'DE' || code === 'AT' };
    expect(isAuto({ value: 'AT', over: null }, alpine)).toBe(false);
    expect(isAuto({ value: 'JP', over: null }, alpine)).toBe(true);
    expect(isAuto({ value: 'DE', over: null }, german)).toBe(false);
  });
});
