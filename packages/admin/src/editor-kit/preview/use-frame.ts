import {
  isFrameMessage,
  PREVIEW_PROTOCOL,
  type PreviewContents,
  type PreviewLine,
  type PreviewScene,
  type PreviewSurface,
  renderMessageData,
} from '@cartwright/core/contract/preview';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Watched } from '../../shared/state/store';
import { forwardedKeys } from '../shortcuts/forwarded-keys';
import { afterDrawing, type FrameProblem } from './frame-problem';
import { createSnapshotSender } from './snapshot-sender';

/** How long the frame may take to become ready, in milliseconds. */
const TIMEOUT_MS = 8000;

/** A block of custom code, or a click in it, can lead a frame away. */
const LEFT = 'Something in the preview opened another page.';

export type FrameState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string };

/** Content of a frame. */
export interface FrameSource<Surface extends PreviewSurface> {
  readonly surface: Surface;
  /** Null, as its content: not known yet, nothing is sent. */
  readonly scene: PreviewScene | null;
  /** Read at each change, outside of React's rendering. */
  readonly content: Watched<PreviewContents[Surface]> | null;
}

/** Handlers of events in a frame; an absent one does nothing. */
export interface FrameHearing {
  readonly onSelect?: (id: string) => void;
  /** The query of the address that the previewed shopper goes to. */
  readonly onAsk?: (search: string) => void;
  readonly onLines?: (lines: readonly PreviewLine[]) => void;
  /** Whether keys that the frame has no use for are the editor's. */
  readonly takesKeys: boolean;
}

/** Talks to a preview's frame: sends what is edited, outside of React's rendering, and hears what the frame has to say. */
export function useFrame<Surface extends PreviewSurface>(
  frame: RefObject<HTMLIFrameElement | null>,
  { surface, scene, content }: FrameSource<Surface>,
  hearing: FrameHearing,
): {
  readonly state: FrameState;
  readonly problem: string | null;
  /** Grows with each try: the frame's key. */
  readonly attempt: number;
  readonly retry: () => void;
  /** The frame has loaded a page. */
  readonly onLoad: () => void;
} {
  const [state, setState] = useState<FrameState>({ kind: 'loading' });
  const [problem, setProblem] = useState<FrameProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sender] = useState(() =>
    createSnapshotSender<Surface>({
      // The frame's origin is opaque: a message for any other target than '*' would not arrive.
      post: (message) => frame.current?.contentWindow?.postMessage(renderMessageData(message), '*'),
      nextFrame: requestAnimationFrame,
    }),
  );
  /** How many pages were loaded that have not said that they are ours. The two come in either order. */
  const strangers = useRef(0);
  const heard = useRef(hearing);
  heard.current = hearing;

  useEffect(
    function hearFrame() {
      function onMessage({ source, data }: MessageEvent<unknown>) {
        if (source === null || source !== frame.current?.contentWindow || !isFrameMessage(data)) return;
        switch (data.type) {
          case 'preview:ready':
            if (data.protocol !== PREVIEW_PROTOCOL || data.surface !== surface) {
              setState({
                kind: 'failed',
                message: 'The preview is from another version of Cartwright. Reload the page.',
              });
              return;
            }
            strangers.current -= 1;
            setState({ kind: 'ready' });
            sender.ready();
            return;
          case 'preview:rendered':
            setProblem((before) => afterDrawing(before, data.revision));
            return;
          case 'preview:select':
            heard.current.onSelect?.(data.id);
            return;
          case 'preview:ask':
            heard.current.onAsk?.(data.search);
            return;
          case 'preview:lines':
            heard.current.onLines?.(data.lines);
            return;
          case 'preview:key': {
            const { type: _, ...pressed } = data;
            if (heard.current.takesKeys) forwardedKeys.set(pressed);
            return;
          }
          case 'preview:error':
            setProblem(data);
            return;
          default: {
            const unknown: never = data;
            return unknown;
          }
        }
      }
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
    [frame, sender, surface],
  );

  useEffect(
    function sendWhatIsEdited() {
      if (!scene || !content) return;
      const send = () => sender.send({ ...scene, surface, content: content.get() });
      send();
      return content.subscribe(send);
    },
    [sender, surface, scene, content],
  );

  useEffect(
    function loseWithoutAnswer() {
      if (state.kind !== 'loading') return;
      const timer = setTimeout(
        () => setState({ kind: 'failed', message: 'The preview did not load.' }),
        TIMEOUT_MS,
      );
      return () => clearTimeout(timer);
    },
    [state],
  );

  const retry = useCallback(() => {
    strangers.current = 0;
    sender.reset();
    setProblem(null);
    setState({ kind: 'loading' });
    setAttempt((before) => before + 1);
  }, [sender]);

  const onLoad = useCallback(() => {
    strangers.current += 1;
    if (strangers.current <= 0) return;
    sender.reset();
    setState((before) => (before.kind === 'ready' ? { kind: 'failed', message: LEFT } : before));
  }, [sender]);

  return { state, problem: problem?.message ?? null, attempt, retry, onLoad };
}
