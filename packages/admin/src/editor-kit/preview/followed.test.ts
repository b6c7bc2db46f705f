import { describe, expect, it } from 'vitest';
import { type Choice, choiceUnder, isLed, type Lead } from './followed';

const german: Lead<string | null> = { by: 'bar-1', value: 'DE' };
const french: Lead<string | null> = { by: 'bar-2', value: 'FR' };
const anywhere: Choice<string | null> = { value: null, over: null };

/** What is shown after the merchant opened one thing after another. */
function shownAfter(choice: Choice<string | null>, ...leads: (Lead<string | null> | null)[]) {
  const last = leads.at(-1) ?? null;
  const kept = leads.reduce(choiceUnder, choice);
  return isLed(kept, last) ? last.value : kept.value;
}

describe('a setting of the preview', () => {
  it('is where what is edited leads, and what was chosen once that is closed', () => {
    expect(shownAfter(anywhere, german)).toBe('DE');
    expect(shownAfter(anywhere, german, null)).toBeNull();
    expect(shownAfter({ value: 'JP', over: null }, german, null)).toBe('JP');
  });

  it('is what the merchant chose meanwhile, until something else leads', () => {
    const chosen = { value: 'JP', over: 'bar-1' };
    expect(shownAfter(chosen, german)).toBe('JP');
    expect(shownAfter(chosen, german, null, german)).toBe('JP');
    expect(shownAfter(chosen, german, french)).toBe('FR');
    expect(shownAfter(chosen, german, french, german)).toBe('DE');
  });

  it('stays where a choice shows what is edited as well', () => {
    const alpine = { ...german, fits: (code: string | null) => code === 'DE' || code === 'AT' };
    expect(isLed({ value: 'AT', over: null }, alpine)).toBe(false);
    expect(isLed({ value: 'JP', over: null }, alpine)).toBe(true);
    expect(isLed({ value: 'DE', over: null }, german)).toBe(false);
  });
});
