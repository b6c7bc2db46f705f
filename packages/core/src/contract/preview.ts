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

/** Protocol version, incremented when a message changes its meaning; editor and frame reject other versions. */
export const PREVIEW_PROTOCOL = 3;

/** Surfaces for shoppers that editors preview, each with a page of its own for the frame. */
export const PREVIEW_SURFACES = ['cart', 'collection', 'widget', 'bundle'] as const;
export type PreviewSurface = (typeof PREVIEW_SURFACES)[number];

/** Path of a frame's page, on the server's own origin. */
export function previewPath<Surface extends PreviewSurface>(
  surface: Surface,
): `/storefront/preview/${Surface}` {
  return `/storefront/preview/${surface}`;
}

/**
 * States of the previewed store: it responds, is loading, fails, or refuses every code; or cross-sells are loading
 * or empty. Products and cart are part of the message's content.
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

/** Line of the preview's cart. */
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
  /** Market of the previewed shopper. */
  readonly market: {
    /** ISO 3166-1 alpha-2; null for a country without any setup. */
    readonly country: string | null;
    /** ISO 4217. */
    readonly currency: string;
    /**
     * Units of the market's currency per unit of the shop's, as a decimal; null if they are the same, or if
     * unknown.
     */
    readonly rate: string | null;
  };
  /** BCP 47. */
  readonly locale: string;
  /** Look of the shop's surfaces; absent for none. */
  readonly look?: StorefrontLook | undefined;
  readonly store: StoreState;
  /** Whether a store page surrounds the surface, dimmed if the surface covers it. */
  readonly page: boolean;
  /** Id of the edited part of the surface. */
  readonly selected: string | null;
  /** Names of the surface's parts by id, shown on hover. */
  readonly names: Readonly<Record<string, string>>;
}

/** Offers of a widget whose products our server resolves. */
export interface OfferedInCart {
  /** Whether `products` are current. While loading, they are the previous ones. */
  readonly status: 'there' | 'loading' | 'failed';
  /** Ids of the content's products, in order. */
  readonly products: readonly number[];
}

export interface CartContent {
  readonly document: CartDocument;
  /** Document with its texts in the scene's language; absent without a translation. */
  readonly translated?: CartDocument;
  /** Products of gifts, of cross-sells and of the preview's lines, in the shop's currency. */
  readonly products: readonly CatalogueProduct[];
  /**
   * Prices of their variants in the market, if requested. Others are converted from the shop's price by the rate.
   */
  readonly prices: readonly MarketPrice[];
  /** Widgets of the document, as edited. */
  readonly widgets: readonly Widget[];
  /** Offers of our server for these lines by widget; absent if not requested: any products are shown instead. */
  readonly offered?: Readonly<Record<number, OfferedInCart>>;
  readonly lines: readonly PreviewLine[];
  /** Available partner apps, once known. */
  readonly apps?: readonly PartnerApp[] | undefined;
  /** Drop position of a dragged component; null if none is dragged, or if it wouldn't move. */
  readonly drop: Move | null;
}

/** Page of a collection. The names of the scene contain the reason for each product's position, by product id. */
export interface CollectionContent {
  /** Title of the page. */
  readonly title: string;
  /** Columns on wide, medium and narrow screens. */
  readonly columns: readonly [number, number, number];
  /** Position of filters on wide screens, and on others. */
  readonly layout: ListingTemplate['layout'];
  readonly layoutMode: ListingTemplate['layoutMode'];
  /** Query of the previewed shopper's URL. */
  readonly search: string;
  /** Whether `list` is current. While loading, and after a failure, it is the previous one. */
  readonly status: 'there' | 'loading' | 'failed';
  readonly list: ListingResponse;
}

/** Widget beside a product. */
export interface WidgetContent {
  /** Merchant's name of the widget. */
  readonly name: string;
  /** Whether `widget` is current. `elsewhere`: it isn't for store pages. */
  readonly status: 'there' | 'loading' | 'failed' | 'elsewhere';
  /** Widget, or the previous one while loading; null if there is none yet. */
  readonly widget: PreviewedWidget | null;
}

/** Content of a preview, by surface. */
export interface PreviewContents {
  readonly cart: CartContent;
  readonly collection: CollectionContent;
  readonly widget: WidgetContent;
  /** Bundle builder, a widget with a page of its own. */
  readonly bundle: WidgetContent;
}

/** Complete state of a preview, never a difference, because the frame may have missed earlier messages. */
export interface PreviewSnapshot<Surface extends PreviewSurface = PreviewSurface> extends PreviewScene {
  readonly surface: Surface;
  readonly content: PreviewContents[Surface];
}

export interface RenderMessage<Surface extends PreviewSurface = PreviewSurface>
  extends PreviewSnapshot<Surface> {
  readonly type: 'preview:render';
  readonly protocol: typeof PREVIEW_PROTOCOL;
  /** Incremented with every message; the frame echoes it. */
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
      /** Physical key (`KeyboardEvent.code`). */
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

/** Validators of a frame's messages by type. */
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

/**
 * Whether the data of a `message` event is a valid message of ours; the sender is checked by `event.source`, not
 * here.
 */
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
 * Data of a `message` event with a render message, as JSON: structured cloning into another process takes browsers
 * twenty times as long.
 */
export const renderMessageData = (message: RenderMessage): string => JSON.stringify(message);

/**
 * Reads a render message from the data of a `message` event; null if it is invalid, or of another protocol or
 * surface.
 */
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
