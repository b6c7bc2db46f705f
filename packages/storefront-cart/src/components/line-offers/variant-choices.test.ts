import { describe, expect, it } from 'vitest';
import { type ChosenValues, variantChoices } from './variant-choices';

const variant = (id: number, title: string, available = true) => ({ id, title, available });
const SHIRT = [
  variant(1, 'Moss / S'),
  variant(2, 'Moss / M', false),
  variant(3, 'Oat / S'),
  variant(4, 'Oat / M'),
];

/** Choices of a line as text, and the results of presses. */
function choosing(variants: readonly ReturnType<typeof variant>[], variantId: number) {
  let chosen: ChosenValues | null = null;
  let changed: number | null = null;
  const choices = () =>
    variantChoices(
      variants,
      variantId,
      chosen,
      (values) => {
        chosen = values;
      },
      (id) => {
        changed = id;
      },
    );
  return {
    inWords: () =>
      choices()?.map((values) =>
        values.map(
          ({ text, isChosen, isSoldOut }) =>
            `${text}${isChosen ? ' chosen' : ''}${isSoldOut ? ' sold out' : ''}`,
        ),
      ) ?? null,
    press: (text: string) =>
      choices()
        ?.flat()
        .find((value) => value.text === text)
        ?.onPress?.(),
    changed: () => changed,
  };
}

describe('variant choices of a line', () => {
  it('are an option’s values when there is one option', () => {
    const line = choosing([variant(1, 'Moss'), variant(2, 'Ink')], 1);
    expect(line.inWords()).toEqual([['Moss chosen', 'Ink']]);
    line.press('Ink');
    expect(line.changed()).toBe(2);
  });

  it('change the variant at once if the line’s other values are available with the new one', () => {
    const line = choosing(SHIRT, 1);
    expect(line.inWords()).toEqual([
      ['Moss chosen', 'Oat'],
      ['S chosen', 'M sold out'],
    ]);
    line.press('M');
    expect(line.changed()).toBeNull();
    line.press('Oat');
    expect(line.changed()).toBe(3);
  });

  it.each([
    ['sold out', SHIRT],
    ['missing', SHIRT.filter(({ id }) => id !== 2)],
  ])('leave the other option to choose when the combination is %s', (_, variants) => {
    const line = choosing(variants, 4);
    line.press('Moss');
    expect(line.changed()).toBeNull();
    expect(line.inWords()).toEqual([
      ['Moss chosen', 'Oat'],
      ['S', 'M sold out'],
    ]);
    line.press('S');
    expect(line.changed()).toBe(1);
  });

  it('return to the line’s own variant without a change', () => {
    const line = choosing(SHIRT, 4);
    const before = line.inWords();
    line.press('Moss');
    line.press('Oat');
    expect(line.changed()).toBeNull();
    expect(line.inWords()).toEqual(before);
    line.press('M');
    expect(line.changed()).toBeNull();
  });

  it('omit an option with a single shared value', () => {
    const line = choosing([variant(1, 'S / Cotton'), variant(2, 'M / Cotton')], 2);
    expect(line.inWords()).toEqual([['S', 'M chosen']]);
  });

  it.each([
    ['titles have different numbers of values', [variant(1, 'S'), variant(2, '1 / 2 l')]],
    ['the line’s own variant is unknown', [variant(8, 'S'), variant(9, 'M')]],
    ['there are too many variants', Array.from({ length: 17 }, (_, at) => variant(at + 1, `Shade ${at}`))],
  ])('fall back to a list when %s', (_, variants) => {
    expect(choosing(variants, 1).inWords()).toBeNull();
  });
});
