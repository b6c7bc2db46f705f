import { isFrameMessage, PREVIEW_PROTOCOL } from '@cartwright/core/contract/preview';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useEditor } from '../model/editor-context';
import { useChooseScreen } from '../model/use-screen';
import { frameKeys } from './frame-keys';
import { createSnapshotSender, type Snapshot } from './snapshot-sender';

/** How long the frame may take to become ready, in milliseconds. */
const PATIENCE = 8000;

export type FrameState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string };

/** What surrounds the document in a snapshot. */
export type Surroundings = Omit<Snapshot, 'document'>;

/** The document as a preview shows it that is not the editor's own: with what is being written and not yet taken over. */
export type Revise = (document: Snapshot['document']) => Snapshot['document'];

/**
 * Talks to the preview's frame: sends the document as it is edited, outside of React's rendering, and hears what the
 * frame has to say. `surroundings` null: not known yet, nothing is sent. With `revise` it only shows: what is clicked and typed
 * in the frame moves nothing in the editor.
 */
export function usePreviewFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  surroundings: Surroundings | null,
  onLines: (lines: Snapshot['lines']) => void,
  revise: Revise | null = null,
): {
  readonly state: FrameState;
  readonly problem: string | null;
  /** Grows with each try: the frame's key. */
  readonly attempt: number;
  readonly retry: () => void;
} {
  const model = useEditor();
  const choose = useChooseScreen();
  const [state, setState] = useState<FrameState>({ kind: 'loading' });
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sender] = useState(() =>
    createSnapshotSender({
      // The frame's origin is opaque: a message for any other target than '*' would not arrive.
      post: (message) => frame.current?.contentWindow?.postMessage(message, '*'),
      nextFrame: requestAnimationFrame,
    }),
  );
  const heard = useRef({ choose, onLines, revise });
  heard.current = { choose, onLines, revise };
  /** What failed since the frame last drew. */
  const failed = useRef<string | null>(null);

  useEffect(
    function hearFrame() {
      function onMessage(event: MessageEvent<unknown>) {
        if (event.source === null || event.source !== frame.current?.contentWindow) return;
        const { data } = event;
        if (!isFrameMessage(data)) return;
        switch (data.type) {
          case 'preview:ready':
            if (data.protocol !== PREVIEW_PROTOCOL) {
              setState({ kind: 'failed', message: 'The preview is of another version. Reload the page.' });
              return;
            }
            setState({ kind: 'ready' });
            sender.ready();
            return;
          case 'preview:rendered':
            setProblem(failed.current);
            failed.current = null;
            return;
          case 'preview:select':
            if (heard.current.revise) return;
            heard.current.choose({ kind: 'component', componentId: data.componentId });
            return;
          case 'preview:lines':
            heard.current.onLines(data.lines);
            return;
          case 'preview:key':
            if (heard.current.revise) return;
            frameKeys.set({
              key: data.key,
              code: data.code,
              mod: data.mod,
              shift: data.shift,
              alt: data.alt,
            });
            return;
          case 'preview:error':
            failed.current = data.message;
            setProblem(data.message);
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
    [frame, sender],
  );

  useEffect(
    function sendDocument() {
      if (!surroundings) return;
      const send = () => {
        const { present } = model.document.get().history;
        sender.send({ ...surroundings, document: revise ? revise(present) : present });
      };
      send();
      return model.document.subscribe(send);
    },
    [model, sender, surroundings, revise],
  );

  useEffect(
    function loseWithoutAnswer() {
      if (state.kind !== 'loading') return;
      const timer = setTimeout(
        () => setState({ kind: 'failed', message: 'The preview did not load.' }),
        PATIENCE,
      );
      return () => clearTimeout(timer);
    },
    [state],
  );

  const retry = useCallback(() => {
    sender.reset();
    setProblem(null);
    setState({ kind: 'loading' });
    setAttempt((before) => before + 1);
  }, [sender]);

  return { state, problem, attempt, retry };
}
