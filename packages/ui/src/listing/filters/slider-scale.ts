/** The numbers that a slider can be put to. */
interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Approximate number of a slider's steps: fewer are coarse, more can't be told apart with a finger. */
const STEPS = 100;

/**
 * The scale of a slider for what lies between two numbers: in round steps, which are whole where both numbers are, from the
 * last one below to the first one above. `min` is less than `max`.
 */
export function sliderScale(least: number, most: number): SliderScale {
  const isWhole = Number.isInteger(least) && Number.isInteger(most);
  const step = Math.max(roundStep((most - least) / STEPS), isWhole ? 1 : 0.01);
  const min = Math.floor(least / step) * step;
  const max = Math.ceil(most / step) * step;
  return { min: exact(min), max: exact(Math.max(max, min + step)), step };
}

/** The first of 1, 2, 5, 10, … that is no less. */
function roundStep(size: number): number {
  if (size <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(size));
  const first = [1, 2, 5, 10].find((each) => each * power >= size * (1 - 1e-9)) ?? 10;
  return exact(first * power);
}

/** Without what computers add to decimals: 0.1 + 0.2 is 0.3. */
const exact = (number: number) => Number(number.toPrecision(12));
