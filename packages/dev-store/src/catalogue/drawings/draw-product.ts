import type { Product, Variant } from '../../engine/catalogue';
import { drawingFor } from './kind';
import { paletteFor } from './palette';

/** The colours of the demo range where the variant does not say one. */
const BY_HANDLE: Readonly<Record<string, string>> = {
  'linen-apron': 'sage',
  'beeswax-candle': 'honey',
  'stoneware-bowl': 'clay',
  'morning-tea': 'moss',
  'seed-kit': 'honey',
  'field-notebook': 'rust',
  'watering-can': 'honey',
  'sticker-pack': 'rose',
  'gift-card': 'moss',
};

/** A flat illustration of a product, or of one of its variants in its colour, as an SVG document of 1000 × 1000. */
export function drawProduct(product: Product, variant?: Variant): string {
  const draw = drawingFor(`${product.handle} ${product.title} ${product.productType}`);
  const palette = paletteFor(colourOf(product, variant ?? product.variants[0]));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1000" height="1000">
  <rect width="400" height="400" fill="${palette.wall}"/>
  <path d="M0 296h400v104H0z" fill="#fff" opacity=".32"/>
  <ellipse cx="200" cy="330" rx="128" ry="13" fill="#3a2f22" opacity=".13"/>
  ${draw(palette).trim()}
</svg>
`;
}

function colourOf(product: Product, variant: Variant | undefined): string {
  const index = product.options.findIndex(({ name }) => /colou?r|scent|material/i.test(name));
  const option = index === -1 ? undefined : variant?.options[index];
  return option ?? BY_HANDLE[product.handle] ?? `${product.title} ${product.productType}`;
}
