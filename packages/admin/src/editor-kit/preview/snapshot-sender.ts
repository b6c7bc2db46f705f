import {
  PREVIEW_PROTOCOL,
  type PreviewSnapshot,
  type PreviewSurface,
  type RenderMessage,
} from '@cartwright/core/contract/preview';

export interface SnapshotSender<Surface extends PreviewSurface> {
  /** Queues a snapshot; only the last one per animation frame is posted. */
  readonly send: (snapshot: PreviewSnapshot<Surface>) => void;
  /** Called when the frame is listening, also after a reload. */
  readonly ready: () => void;
  /** Called when the frame is removed: pauses until it is ready again. */
  readonly reset: () => void;
}

/**
 * Posts complete snapshots to the frame, at most one per animation frame, and none before it is
 * ready.
 */
export function createSnapshotSender<Surface extends PreviewSurface>({
  post,
  nextFrame,
}: {
  readonly post: (message: RenderMessage<Surface>) => void;
  readonly nextFrame: (run: () => void) => void;
}): SnapshotSender<Surface> {
  let latest: PreviewSnapshot<Surface> | null = null;
  let isReady = false;
  let waiting = false;
  let revision = 0;

  function schedule() {
    if (waiting || !isReady || latest === null) return;
    waiting = true;
    nextFrame(() => {
      waiting = false;
      if (!isReady || latest === null) return;
      revision += 1;
      post({ type: 'preview:render', protocol: PREVIEW_PROTOCOL, revision, ...latest });
    });
  }

  return {
    send(snapshot) {
      latest = snapshot;
      schedule();
    },
    ready() {
      isReady = true;
      schedule();
    },
    reset() {
      isReady = false;
    },
  };
}
