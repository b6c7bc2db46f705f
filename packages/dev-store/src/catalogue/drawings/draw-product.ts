import type { Product, Variant } from '../../engine/model/catalogue';
import { drawingFor } from './kind';
import { type Palette, paletteFor } from './palette';

/** Default colours of the demo range. */
const BY_HANDLE: Readonly<Record<string, string>> = {
  'linen-apron': 'sage',
  'beeswax-candle': 'honey',
  'stoneware-bowl': 'clay',
  'morning-tea': 'moss',
  'house-coffee': 'plum',
  'heather-honey': 'honey',
  'pantry-box': 'clay',
  'seed-kit': 'honey',
  'field-notebook': 'rust',
  'watering-can': 'honey',
  'sticker-pack': 'rose',
  'gift-card': 'moss',
  'olive-board': 'honey',
  'glass-carafe': 'slate',
  'willow-basket': 'clay',
  'field-rug': 'rust',
  'olive-soap': 'sage',
  'pendant-lamp': 'oat',
  'garden-twine': 'oat',
  'hand-trowel': 'clay',
  'bird-feeder': 'clay',
  'terracotta-pot': 'rust',
  'garden-gloves': 'honey',
  'postcard-set': 'ink',
  'wall-calendar': 'sage',
};

/** Subject of a drawing: variant colour, or view of the product, from 1. */
interface Shown {
  readonly variant?: Variant | undefined;
  readonly view?: number;
}

/** Flat SVG illustration of a product, 1000 × 1000. */
export function drawProduct(product: Product, { variant, view = 1 }: Shown = {}): string {
  const draw = drawingFor(`${product.handle} ${product.title} ${product.productType}`);
  const palette = paletteFor(colourOf(product, variant ?? product.variants[0]));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1000" height="1000">
  ${sideOf(view)(palette, draw(palette).trim())}
</svg>
`;
}

type Side = (palette: Palette, drawing: string) => string;

const STANDING: Side = (palette, drawing) => `<path d="M0 0h400v400H0z" fill="${palette.wall}"/>
  <path d="M0 296h400v104H0z" fill="#fff" opacity=".32"/>
  <ellipse cx="200" cy="330" rx="128" ry="13" fill="#3a2f22" opacity=".13"/>
  ${drawing}`;

const SIDES: readonly Side[] = [
  STANDING,
  // Close-up.
  (palette, drawing) => `<path d="M0 0h400v400H0z" fill="${palette.wall}"/>
  <g transform="translate(200 200) rotate(-6) scale(2.1) translate(-214 -222)">${drawing}</g>`,
  // In a room: window, board, product.
  (palette, drawing) => `<path d="M0 0h400v400H0z" fill="${palette.wall}"/>
  <path d="M226 40h120v150H226z" fill="#fff" opacity=".75"/>
  <path d="M286 40v150M226 115h120" stroke="${palette.shade}" stroke-width="5" opacity=".5"/>
  <path d="M0 312h400v88H0z" fill="#8a6f4d"/><path d="M0 312h400v12H0z" fill="#75593a"/>
  <ellipse cx="168" cy="322" rx="88" ry="8" fill="#3a2f22" opacity=".25"/>
  <g transform="translate(28 86) scale(.7)">${drawing}</g>`,
  // From above, on cloth.
  (palette, drawing) => `<path d="M0 0h400v400H0z" fill="${palette.shade}"/>
  <path d="M0 90h400M0 200h400M0 310h400M90 0v400M200 0v400M310 0v400" stroke="#fff" stroke-width="26" opacity=".09"/>
  <circle cx="200" cy="200" r="168" fill="${palette.wall}"/>
  <g transform="rotate(14 200 200) translate(50 44) scale(.75)">${drawing}</g>`,
];

function sideOf(view: number): Side {
  return SIDES[(view - 1) % SIDES.length] ?? STANDING;
}

function colourOf(product: Product, variant: Variant | undefined): string {
  const index = product.options.findIndex(({ name }) => /colou?r|scent|material/i.test(name));
  const option = index === -1 ? undefined : variant?.options[index];
  return option ?? BY_HANDLE[product.handle] ?? `${product.title} ${product.productType}`;
}
