import { shoe, sweatshirt, tote } from './clothing';
import { cabinet, lamp, sofa, table } from './furniture';
import { candle, plantPot, throwBlanket, wateringCan } from './home';
import { bracelet, earrings, necklace } from './jewellery';
import { apron, bowl, mug, teaTin } from './kitchen';
import { basket, birdFeeder, crate, soap, trowel, twine } from './outdoors';
import type { Palette } from './palette';
import { calendar, giftCard, notebook, parcel, postcards, seedPacket, stickers } from './paper';
import { board, carafe, coffeeBag, jar, plate, teapot, towels, vase } from './tableware';
import { backpack, beanie, cushion, gloves, jacket, rug, scarf, socks, tee } from './textiles';

type Drawing = (palette: Palette) => string;

/** Drawings by keyword; the first match in handle, title or type is used. */
const KINDS: readonly (readonly [RegExp, Drawing])[] = [
  [/gift card/, giftCard],
  [/teapots?\b|\bkettle/, teapot],
  [/\btea towels?\b/, towels],
  [/\bmugs?\b|\bcups?\b/, mug],
  [/\bbowls?\b|\bdish/, bowl],
  [/\bplates?\b/, plate],
  [/\bboards?\b/, board],
  [/\bcarafe|\bbottle|\bdecanter/, carafe],
  [/\bapron/, apron],
  [/\bcoffee/, coffeeBag],
  [/\bhoney|\bjams?\b|\bjars?\b/, jar],
  [/\bteas?\b|\btins?\b/, teaTin],
  [/watering can/, wateringCan],
  [/\bfeeder/, birdFeeder],
  [/\bseeds?\b/, seedPacket],
  [/\bvases?\b/, vase],
  [/\bplant|\bpots?\b|\bsucculent|\bcactus|\bterrarium/, plantPot],
  [/\btrowel|\bspade|\bfork\b/, trowel],
  [/\btwine|\bstring|\byarn/, twine],
  [/\bgloves?\b|\bmitten/, gloves],
  [/\bbaskets?\b/, basket],
  [/\bsoaps?\b/, soap],
  [/candle|\blantern/, candle],
  [/\blamp|\blights?\b/, lamp],
  [/sofa|chair|couch|bean ?bag/, sofa],
  [/\btables?\b|\bdesks?\b|\bbench/, table],
  [/drawers|cabinet|shelf|dresser|wardrobe|\bstand\b/, cabinet],
  [/shoes?\b|sneaker|\bboots\b|sandal|high tops/, shoe],
  [/\bsocks?\b/, socks],
  [/bracelet|bangle|anklet/, bracelet],
  [/earring/, earrings],
  [/pillow|cushion/, cushion],
  [/\brugs?\b|\bcarpet/, rug],
  [/throw|blanket|quilt|towel|clothes|bedding/, throwBlanket],
  [/\bscarf|\bscarves|\bshawl/, scarf],
  [/\bbeanie|\bhats?\b|\bcaps?\b/, beanie],
  [/backpack|rucksack/, backpack],
  [/\btote|\bbag|satchel/, tote],
  [/sticker|patch/, stickers],
  [/calendar|almanac/, calendar],
  [/postcard|\bcards?\b/, postcards],
  [/\bbox\b|hamper|\bcrate/, crate],
  [/notebook|journal|book|print/, notebook],
  [/necklace|\brings?\b|jewel|choker|bead|pendant/, necklace],
  [/jacket|\bcoat|blazer|tuxedo|suit\b/, jacket],
  [/\btee\b|t shirt|\btank/, tee],
  [/shirt|sweat|top\b|dress|blouse|hood|wear|jumper|denim|sweater|clothing|skirt|trouser|pants/, sweatshirt],
];

/** Drawing of a product by its words; a parcel by default. */
export function drawingFor(words: string): Drawing {
  const text = words.toLowerCase().replace(/[-_]+/g, ' ');
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? parcel;
}
