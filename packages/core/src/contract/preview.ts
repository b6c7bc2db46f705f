import type { CartDocument } from '../smart-cart/cart-document';
import type { Move } from '../smart-cart/commands/move-component';
import type { Widget } from '../widgets/schema';
import type { CatalogueProduct } from './products';

/** Raised when a message changes its meaning; editor and frame refuse another's. */
export const PREVIEW_PROTOCOL = 1;

/** A line of the preview's cart. */
export interface PreviewLine {
  readonly variantId: number;
  readonly quantity: number;
}

/** Always the whole state, never a difference: the frame may have missed anything before it. */
export interface RenderMessage {
  readonly type: 'preview:render';
  readonly protocol: typeof PREVIEW_PROTOCOL;
  /** Grows with every message; the frame answers with it. */
  readonly revision: number;
  readonly document: CartDocument;
  /** The products of gifts, of cross-sells and of the preview's lines. */
  readonly products: readonly CatalogueProduct[];
  /** The widgets that the document shows, as they are being edited. */
  readonly widgets: readonly Widget[];
  readonly lines: readonly PreviewLine[];
  readonly shop: { readonly domain: string; readonly currency: string };
  /** BCP 47. */
  readonly locale: string;
  readonly country: string | null;
  readonly selectedComponentId: string | null;
  /** Where a component that is being dragged would land; null while none is, or it would stay. */
  readonly drop: Move | null;
}

export type EditorMessage = RenderMessage;

/** What the frame says to the editor. */
export type FrameMessage =
  | { readonly type: 'preview:ready'; readonly protocol: number }
  | { readonly type: 'preview:rendered'; readonly revision: number }
  | { readonly type: 'preview:select'; readonly componentId: string }
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
  | { readonly type: 'preview:error'; readonly componentId: string | null; readonly message: string };

const FRAME_TYPES = [
  'preview:ready',
  'preview:rendered',
  'preview:select',
  'preview:lines',
  'preview:key',
  'preview:error',
];

/** Whether data of a `message` event is one of ours; the sender is checked by `event.source`, not here. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && FRAME_TYPES.includes(String(data.type))
  );
}

export function isEditorMessage(data: unknown): data is EditorMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'preview:render' &&
    'protocol' in data &&
    data.protocol === PREVIEW_PROTOCOL
  );
}
