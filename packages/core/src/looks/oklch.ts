import { gamma, type Hex, hexOfRgb, linear, type Rgb, rgbOf } from './colour';

/** Perceptual lightness (0 to 1), chroma (0 to about 0.4) and hue (radians). Source: B. Ottosson, "OKLab". */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export function oklchOf(colour: Hex): Oklch {
  const [red, green, blue] = rgbOf(colour).map(linear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Nearest displayable colour of this lightness and hue, with as much of the chroma as fits. */
export function hexOfOklch(colour: Oklch): Hex {
  if (isShown(rgbOfOklch(colour))) return hexOfRgb(rgbOfOklch(colour));
  let [fits, tooMuch] = [0, colour.chroma];
  for (let halving = 0; halving < 20; halving += 1) {
    const chroma = (fits + tooMuch) / 2;
    if (isShown(rgbOfOklch({ ...colour, chroma }))) fits = chroma;
    else tooMuch = chroma;
  }
  return hexOfRgb(rgbOfOklch({ ...colour, chroma: fits }));
}

function rgbOfOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Half a step outside of the range still rounds into it. */
function isShown(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -0.5 && channel <= 255.5);
}
