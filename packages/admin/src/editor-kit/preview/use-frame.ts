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
import type { ReadonlyStore } from '../../shared/state/store';
import { forwardedKeys } from '../shortcuts/forwarded-keys';
import { afterDrawing, type FrameProblem } from './frame-problem';
import { createSnapshotSender } from './snapshot-sender';

/** Timeout until the frame is ready, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Custom code, or a click in it, can navigate the frame. */
const LEFT = 'Something in the preview opened another page.';

export type FrameState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string };

/** Content of a frame. */
export interface FrameSource<Surface extends PreviewSurface> {
  readonly surface: Surface;
  /** Null while loading, as the content: nothing is sent. */
  readonly scene: PreviewScene | null;
  /** Observed outside of React's rendering. */
  readonly content: ReadonlyStore<PreviewContents[Surface]> | null;
}

/** Handlers of the frame's events; absent ones are ignored. */
export interface FrameHearing {
  readonly onSelect?: (id: string) => void;
  /** Called with the query of the URL that the previewed shopper navigates to. */
  readonly onAsk?: (search: string) => void;
  readonly onLines?: (lines: readonly PreviewLine[]) => void;
  /** Whether unhandled key presses are forwarded to the editor. */
  readonly takesKeys: boolean;
}

/** Connection to a preview frame: posts edits outside of React's rendering, and receives events. */
export function useFrame<Surface extends PreviewSurface>(
  frame: RefObject<HTMLIFrameElement | null>,
  { surface, scene, content }: FrameSource<Surface>,
  hearing: FrameHearing,
): {
  readonly state: FrameState;
  readonly problem: string | null;
  /** Incremented per retry: the frame's key. */
  readonly attempt: number;
  readonly retry: () => void;
  /** Handler of the frame's load event. */
  readonly onLoad: () => void;
} {
  const [state, setState] = useState<FrameState>({ kind: 'loading' });
  const [problem, setProblem] = useState<FrameProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sender] = useState(() =>
    createSnapshotSender<Surface>({
      // The sandboxed frame has an opaque origin, so the target has to be '*'.
      post: (message) => frame.current?.contentWindow?.postMessage(renderMessageData(message), '*'),
      nextFrame: requestAnimationFrame,
    }),
  );
  /** Loaded pages that haven't identified as ours. Load and message can arrive in either order. */
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
