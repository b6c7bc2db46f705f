import {
  type FrameMessage,
  PREVIEW_PROTOCOL,
  type PreviewSurface,
  type RenderMessage,
  readRenderMessage,
} from '@cartwright/core/contract/preview';

/** The frame's origin is "null" and the editor's is not known to it; what is posted is no secret. */
export function tellEditor(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}

/** The newest state that the editor has sent; 0 before the first. */
let newest = 0;

/** Tells the editor that a part (null: the surface itself) cannot be shown as it is in a revision, the newest unless said. */
export function tellError(error: unknown, id: string | null = null, revision = newest): void {
  const message = error instanceof Error ? error.message : String(error);
  tellEditor({ type: 'preview:error', revision, id, message });
}

/**
 * Hands the newest state that the editor has sent to `show`, and answers once what it drew is painted, or with its error. Of
 * those that came while it was busy only the last is drawn. Other surfaces' messages, other protocols' and other senders' are
 * not heard.
 */
export function followEditor<Surface extends PreviewSurface>(
  surface: Surface,
  show: (message: RenderMessage<Surface>) => Promise<void> | void,
): void {
  async function draw(message: RenderMessage<Surface>): Promise<void> {
    await show(message);
    // Two frames: the first draws, the second begins when that has been painted.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => tellEditor({ type: 'preview:rendered', revision: message.revision }));
    });
  }
  /** Drawn once all messages that have come already are read; of these it is the newest. */
  let waiting: RenderMessage<Surface> | null = null;
  let isReading = false;
  // What is posted here comes after all messages that have come already.
  const turn = new MessageChannel();
  function begin(message: RenderMessage<Surface>) {
    isReading = true;
    turn.port2.postMessage(null);
    draw(message).catch((error: unknown) => tellError(error, null, message.revision));
  }
  turn.port1.onmessage = () => {
    const message = waiting;
    waiting = null;
    isReading = false;
    if (message) begin(message);
  };
  window.addEventListener('message', (event) => {
    const message = event.source === window.parent ? readRenderMessage(event.data, surface) : null;
    if (!message) return;
    newest = message.revision;
    if (isReading) waiting = message;
    else begin(message);
  });
  tellEditor({ type: 'preview:ready', protocol: PREVIEW_PROTOCOL, surface });
}
