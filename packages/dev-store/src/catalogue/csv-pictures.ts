import type { Product, ProductImage, Variant } from '../engine/model/catalogue';
import type { CsvRow } from './csv-rows';
import type { ReadVariant } from './csv-variant';
import { drawnImage } from './product-image';

/** Available drawings of a product. */
const SIDES = 4;

/**
 * Product images: as many as the file has, up to four, each drawn from another side. Order and alt
 * texts are the file's; its URLs aren't used, to avoid external requests.
 */
export function picturesOf(
  handle: string,
  title: string,
  rows: readonly CsvRow[],
): Pick<Product, 'image' | 'moreImages'> {
  const named = rows
    .filter((row) => row.cell('Image Src') !== '')
    .toSorted((a, b) => position(a) - position(b))
    .slice(0, SIDES);
  const [first, ...more] = named;
  return {
    image: drawnImage(handle, first?.cell('Image Alt Text') || title),
    moreImages: more.map((row, index) =>
      drawnImage(handle, row.cell('Image Alt Text') || `${title}, picture ${index + 2}`, { view: index + 2 }),
    ),
  };
}

/** Assigns shared drawings to variants with the same image in the file, or the same colour. */
export function withPictures(
  handle: string,
  title: string,
  names: readonly string[],
  variants: readonly (readonly [ReadVariant, CsvRow])[],
): Variant[] {
  const colourAt = names.findIndex((name) => /colou?r|scent|material/i.test(name));
  const drawn = new Map<string, ProductImage>();
  return variants.map(([variant, row]) => {
    const look = row.cell('Variant Image') || variant.options[colourAt];
    if (look === undefined || look === '') return { ...variant, image: null };
    const image =
      drawn.get(look) ?? drawnImage(handle, `${title}, ${variant.title}`, { variant: variant.id });
    drawn.set(look, image);
    return { ...variant, image };
  });
}

function position(row: CsvRow): number {
  return Number(row.cell('Image Position')) || Number.MAX_SAFE_INTEGER;
}
