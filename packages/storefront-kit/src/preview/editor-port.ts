import {
  type FrameMessage,
  PREVIEW_PROTOCOL,
  type PreviewSurface,
  type RenderMessage,
  readRenderMessage,
} from '@cartwright/core/contract/preview';

/** Posts to the editor. The frame's origin is "null" and the editor's unknown; messages aren't secret. */
export function tellEditor(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}

/** Newest revision received; 0 before the first. */
let newest = 0;

/** Reports to the editor that a part (null: the surface itself) can't be shown in a revision, by default the newest. */
export function tellError(error: unknown, id: string | null = null, revision = newest): void {
  const message = error instanceof Error ? error.message : String(error);
  tellEditor({ type: 'preview:error', revision, id, message });
}

/**
 * Passes the newest editor state to `show`, and reports when it is painted, or its error. States received while busy
 * are skipped except the last. Messages for other surfaces, of other protocols or from other senders are ignored.
 */
export function followEditor<Surface extends PreviewSurface>(
  surface: Surface,
  show: (message: RenderMessage<Surface>) => Promise<void> | void,
): void {
  async function draw(message: RenderMessage<Surface>): Promise<void> {
    await show(message);
    // Two frames: the second starts after the first was painted.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => tellEditor({ type: 'preview:rendered', revision: message.revision }));
    });
  }
  /** Newest state, rendered once all queued messages are read. */
  let waiting: RenderMessage<Surface> | null = null;
  let isReading = false;
  // Messages posted here arrive after all queued ones.
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
