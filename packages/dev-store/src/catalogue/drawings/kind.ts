import { shoe, sweatshirt, tote } from './clothing';
import { cabinet, lamp, sofa, table } from './furniture';
import { candle, plantPot, throwBlanket, wateringCan } from './home';
import { bracelet, earrings, necklace } from './jewellery';
import { apron, bowl, mug, teaTin } from './kitchen';
import type { Palette } from './palette';
import { giftCard, notebook, parcel, seedPacket, stickers } from './paper';

type Drawing = (palette: Palette) => string;

/** The first kind whose words occur in a product's handle, title or type draws it. */
const KINDS: readonly (readonly [RegExp, Drawing])[] = [
  [/gift card/, giftCard],
  [/\bmugs?\b|\bcups?\b/, mug],
  [/\bbowls?\b|\bplates?\b|\bdish/, bowl],
  [/\bapron/, apron],
  [/\bteas?\b|\bcoffee|\btins?\b/, teaTin],
  [/watering can/, wateringCan],
  [/\bseeds?\b/, seedPacket],
  [/\bplant|\bpots?\b|\bsucculent|\bcactus|\bterrarium/, plantPot],
  [/candle|\blantern/, candle],
  [/\blamp|\blights?\b/, lamp],
  [/sofa|chair|couch|bean ?bag/, sofa],
  [/\btables?\b|\bdesks?\b|\bbench/, table],
  [/drawers|cabinet|shelf|dresser|wardrobe|\bstand\b/, cabinet],
  [/shoes?\b|sneaker|\bboots?\b|sandal|high tops/, shoe],
  [/bracelet|bangle|anklet/, bracelet],
  [/earring/, earrings],
  [/throw|blanket|\brug\b|pillow|cushion|quilt|towel|clothes|bedding/, throwBlanket],
  [/\btote|\bbag|backpack|satchel/, tote],
  [/sticker|patch/, stickers],
  [/notebook|journal|book|print/, notebook],
  [/necklace|\brings?\b|jewel|choker|bead|pendant/, necklace],
  [
    /shirt|sweat|top\b|jacket|coat|dress|tank|blouse|hood|wear|jumper|\btee\b|denim|sweater|clothing|skirt|trouser|pants|tuxedo|suit\b/,
    sweatshirt,
  ],
];

/** How a product is drawn, by the words that describe it. What is of no known kind comes as a parcel. */
export function drawingFor(words: string): Drawing {
  const text = words.toLowerCase().replace(/[-_]+/g, ' ');
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? parcel;
}
