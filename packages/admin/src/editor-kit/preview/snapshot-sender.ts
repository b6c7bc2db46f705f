import {
  PREVIEW_PROTOCOL,
  type PreviewSnapshot,
  type PreviewSurface,
  type RenderMessage,
} from '@cartwright/core/contract/preview';

export interface SnapshotSender<Surface extends PreviewSurface> {
  /** Takes the newest state; of those within one frame only the last is posted. */
  readonly send: (snapshot: PreviewSnapshot<Surface>) => void;
  /** The frame listens from now on, also again after it was loaded anew. */
  readonly ready: () => void;
  /** The frame is gone: nothing is posted until it is ready again. */
  readonly reset: () => void;
}

/** Posts whole snapshots to the frame, at most one per animation frame and none before the frame is ready. */
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
