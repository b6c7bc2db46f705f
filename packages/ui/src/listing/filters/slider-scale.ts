/** Scale of a slider. */
interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Approximate number of steps: fewer are coarse, more are too fine for touch. */
const STEPS = 100;

/**
 * Scale of a slider that covers two numbers: round steps, whole if both are, with bounds rounded
 * outwards. `min` is less than `max`.
 */
export function sliderScale(low: number, high: number): SliderScale {
  const isWhole = Number.isInteger(low) && Number.isInteger(high);
  const step = Math.max(roundStep((high - low) / STEPS), isWhole ? 1 : 0.01);
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  return { min: exact(min), max: exact(Math.max(max, min + step)), step };
}

/** Next of 1, 2, 5, 10, … that is at least `size`. */
function roundStep(size: number): number {
  if (size <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(size));
  const first = [1, 2, 5, 10].find((each) => each * power >= size * (1 - 1e-9)) ?? 10;
  return exact(first * power);
}

/** Removes floating point errors: 0.1 + 0.2 is 0.3. */
const exact = (number: number) => Number(number.toPrecision(12));
