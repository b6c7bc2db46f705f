import type { PartnerApp } from '../apps/partner-apps';
import type { CartDocument } from '../cart/cart-document';
import type { Move } from '../cart/commands/move-component';
import type { CatalogueProduct } from '../catalogue/product';
import type { ListingResponse } from '../listing/listing-response';
import type { ListingTemplate } from '../listing/settings/listing-settings';
import type { StorefrontLook } from '../looks/storefront-look';
import type { Widget } from '../widgets/widget';
import type { PreviewedWidget } from '../widgets/widget-response';
import type { MarketPrice } from './market-prices';

/** Raised when a message changes its meaning; editor and frame refuse another's. */
export const PREVIEW_PROTOCOL = 3;

/** Surfaces that shoppers meet and an editor previews. Each has a page of its own for the frame. */
export const PREVIEW_SURFACES = ['cart', 'collection', 'widget', 'bundle'] as const;
export type PreviewSurface = (typeof PREVIEW_SURFACES)[number];

/** The page that a frame loads, on the server's own origin. */
export function previewPath<Surface extends PreviewSurface>(
  surface: Surface,
): `/storefront/preview/${Surface}` {
  return `/storefront/preview/${surface}`;
}

/**
 * States of the previewed store: answers, has not answered yet, fails, or refuses every code; or what is asked for cross-sells
 * hasn't come yet, or is nothing. What it sells and what is in the cart is in the content of the message.
 */
export const STORE_STATES = [
  'answers',
  'loading',
  'error',
  'code_refused',
  'offers_loading',
  'no_offers',
] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** A line of the preview's cart. */
export interface PreviewLine {
  readonly variantId: number;
  readonly quantity: number;
}

/** Scene in which every surface is shown. */
export interface PreviewScene {
  readonly shop: {
    readonly domain: string;
    /** ISO 4217. */
    readonly currency: string;
  };
  /** Where the previewed shopper is. */
  readonly market: {
    /** ISO 3166-1 alpha-2; null for somewhere that nothing is set up for. */
    readonly country: string | null;
    /** ISO 4217. */
    readonly currency: string;
    /** Units of the market's currency per unit of the shop's, as a decimal; null where they are one, or it is not known. */
    readonly rate: string | null;
  };
  /** BCP 47. */
  readonly locale: string;
  /** What the shop's surfaces wear; absent for nothing. */
  readonly look?: StorefrontLook | undefined;
  readonly store: StoreState;
  /** Whether a store's page is drawn around the surface, dimmed where the surface covers it. */
  readonly page: boolean;
  /** The id of the part that is being edited. */
  readonly selected: string | null;
  /** What the parts are called by their ids, shown on hover. */
  readonly names: Readonly<Record<string, string>>;
}

/** Offers of a widget whose products our server knows. */
export interface OfferedInCart {
  /** Whether `products` are what there is. While they are on their way, those of before. */
  readonly status: 'there' | 'loading' | 'failed';
  /** Ids of products of the content, in their order. */
  readonly products: readonly number[];
}

export interface CartContent {
  readonly document: CartDocument;
  /** The same with its texts in the language of the scene; absent where it has none in it. */
  readonly translated?: CartDocument;
  /** The products of gifts, of cross-sells and of the preview's lines, in the shop's currency. */
  readonly products: readonly CatalogueProduct[];
  /** What their variants cost in the market, where that was asked. A variant without costs what the shop asks, by the rate. */
  readonly prices: readonly MarketPrice[];
  /** The widgets that the document shows, as they are being edited. */
  readonly widgets: readonly Widget[];
  /** What our server offers for these lines, by the widget; absent where it isn't asked: any products stand for it. */
  readonly offered?: Readonly<Record<number, OfferedInCart>>;
  readonly lines: readonly PreviewLine[];
  /** The partner apps that there are, once that is known. */
  readonly apps?: readonly PartnerApp[] | undefined;
  /** Where a component that is being dragged would land; null while none is, or it would stay. */
  readonly drop: Move | null;
}

/** A collection's page. Its products are called by their ids in the names of the scene: why each stands where it does. */
export interface CollectionContent {
  /** What the page is called. */
  readonly title: string;
  /** Columns on wide, medium and narrow screens. */
  readonly columns: readonly [number, number, number];
  /** Where filters are on wide screens, and on others. */
  readonly layout: ListingTemplate['layout'];
  readonly layoutMode: ListingTemplate['layoutMode'];
  /** The query of the address that the previewed shopper is at. */
  readonly search: string;
  /** Whether `list` is what is there. While that is on its way, and where it can't be had, it is what was there before. */
  readonly status: 'there' | 'loading' | 'failed';
  readonly list: ListingResponse;
}

/** A widget beside a product. */
export interface WidgetContent {
  /** In the merchant's words. */
  readonly name: string;
  /** Whether `widget` is what is there. `elsewhere`: it isn't for pages of the store. */
  readonly status: 'there' | 'loading' | 'failed' | 'elsewhere';
  /** What was there before, while another one is on its way; null for nothing yet. */
  readonly widget: PreviewedWidget | null;
}

/** Content of a preview, by surface. */
export interface PreviewContents {
  readonly cart: CartContent;
  readonly collection: CollectionContent;
  readonly widget: WidgetContent;
  /** A bundle builder, which is a widget of its own kind. */
  readonly bundle: WidgetContent;
}

/** The whole state of a preview, never a difference: the frame may have missed anything before it. */
export interface PreviewSnapshot<Surface extends PreviewSurface = PreviewSurface> extends PreviewScene {
  readonly surface: Surface;
  readonly content: PreviewContents[Surface];
}

export interface RenderMessage<Surface extends PreviewSurface = PreviewSurface>
  extends PreviewSnapshot<Surface> {
  readonly type: 'preview:render';
  readonly protocol: typeof PREVIEW_PROTOCOL;
  /** Grows with every message; the frame answers with it. */
  readonly revision: number;
}

/** Message from the frame to the editor. */
export type FrameMessage =
  | { readonly type: 'preview:ready'; readonly protocol: number; readonly surface: PreviewSurface }
  | { readonly type: 'preview:rendered'; readonly revision: number }
  /** A part was clicked. */
  | { readonly type: 'preview:select'; readonly id: string }
  /** The shopper has gone to an address of the previewed page, or tries again there: the query of it. */
  | { readonly type: 'preview:ask'; readonly search: string }
  /** The shopper's actions in a previewed cart have changed its lines. */
  | { readonly type: 'preview:lines'; readonly lines: readonly PreviewLine[] }
  | {
      readonly type: 'preview:key';
      readonly key: string;
      /** The key's place on the keyboard. */
      readonly code: string;
      readonly mod: boolean;
      readonly shift: boolean;
      readonly alt: boolean;
    }
  /** A part (null: the surface itself) cannot be shown as it is in this revision (0: nothing was sent yet). */
  | {
      readonly type: 'preview:error';
      readonly revision: number;
      readonly id: string | null;
      readonly message: string;
    };

type Fields = Readonly<Record<string, unknown>>;

const isLine = (line: unknown) =>
  typeof line === 'object' &&
  line !== null &&
  'variantId' in line &&
  Number.isSafeInteger(line.variantId) &&
  'quantity' in line &&
  Number.isSafeInteger(line.quantity);

/** Fields that each message of a frame has to have. */
const FRAME_MESSAGES: Readonly<Record<FrameMessage['type'], (data: Fields) => boolean>> = {
  'preview:ready': ({ protocol, surface }) => typeof protocol === 'number' && typeof surface === 'string',
  'preview:rendered': ({ revision }) => typeof revision === 'number',
  'preview:select': ({ id }) => typeof id === 'string',
  'preview:ask': ({ search }) => typeof search === 'string',
  'preview:lines': ({ lines }) => Array.isArray(lines) && lines.every(isLine),
  'preview:key': ({ key, code, mod, shift, alt }) =>
    typeof key === 'string' &&
    typeof code === 'string' &&
    [mod, shift, alt].every((each) => typeof each === 'boolean'),
  'preview:error': ({ revision, id, message }) =>
    typeof revision === 'number' && (id === null || typeof id === 'string') && typeof message === 'string',
};

/** Whether data of a `message` event is one of ours, whole; the sender is checked by `event.source`, not here. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const { type } = data;
  return (
    typeof type === 'string' &&
    Object.hasOwn(FRAME_MESSAGES, type) &&
    FRAME_MESSAGES[type as FrameMessage['type']](data as Fields)
  );
}

/**
 * Data of a `message` event that carries a render message, as JSON: browsers take twenty times as long to copy that many
 * objects into another process.
 */
export const renderMessageData = (message: RenderMessage): string => JSON.stringify(message);

/** Reads a render message out of the data of a `message` event; null where it is none of this protocol for this surface. */
export function readRenderMessage<Surface extends PreviewSurface>(
  data: unknown,
  surface: Surface,
): RenderMessage<Surface> | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return isRenderMessage(message, surface) ? message : null;
  } catch {
    return null;
  }
}

function isRenderMessage<Surface extends PreviewSurface>(
  data: unknown,
  surface: Surface,
): data is RenderMessage<Surface> {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'preview:render' &&
    'protocol' in data &&
    data.protocol === PREVIEW_PROTOCOL &&
    'surface' in data &&
    data.surface === surface
  );
}
