import { type PreviewSurface, previewPath } from '@cartwright/core/contract/preview';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { SkeletonDisplayText } from '@cartwright/ui/admin/skeleton-display-text';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PreviewView } from '../layout/use-layout';
import { fitFrame, VIEWPORTS } from '../layout/viewport';
import './preview-frame.css';
import { type FrameHearing, type FrameSource, useFrame } from './use-frame';

/** Data of the scene that failed to load. */
export interface MissingScene {
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Preview of the edited document: a storefront page in a frame, with view controls. */
export function PreviewFrame<Surface extends PreviewSurface>({
  title,
  label = 'Preview',
  source,
  hearing,
  view: { viewport, zoom },
  missing = null,
  head,
  children,
}: {
  /** Title of the frame. */
  readonly title: string;
  /** Label of the region, if a page has two. */
  readonly label?: string;
  readonly source: FrameSource<Surface>;
  readonly hearing: FrameHearing;
  readonly view: PreviewView;
  readonly missing?: MissingScene | null;
  /** Content above the frame. */
  readonly head?: ReactNode;
  /** Content below the frame. */
  readonly children?: ReactNode;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const space = useSize(stage);
  const { state, problem, attempt, retry, onLoad } = useFrame(frame, source, hearing);
  const { width, label: device } = VIEWPORTS[viewport];
  const { scale, height } = fitFrame(width, space, zoom);
  const isLarger = Math.floor(width * scale) > Math.ceil(space.width) && space.width > 0;
  useLayoutEffect(
    function showWhereTheCartIs() {
      // Carts are at the end side of a page.
      if (isLarger) stage.current?.scrollTo({ left: source.surface === 'cart' ? width * scale : 0 });
    },
    [isLarger, width, scale, source.surface],
  );
  const hasScene = source.scene !== null && source.content !== null;
  return (
    <section className="cw-preview" aria-label={label}>
      {head}
      <div
        className="cw-preview__stage"
        ref={stage}
        {...(isLarger && { role: 'group', 'aria-label': 'Scroll the preview', tabIndex: 0 })}
      >
        <div
          className="cw-preview__fitted"
          style={{ inlineSize: Math.floor(width * scale), blockSize: Math.floor(height * scale) }}
        >
          <iframe
            key={attempt}
            ref={frame}
            className="cw-preview__frame"
            title={title}
            sandbox="allow-scripts"
            onLoad={onLoad}
            src={previewPath(source.surface)}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            hidden={state.kind === 'failed' || !hasScene}
          />
          {(state.kind === 'loading' || (!hasScene && !missing)) && <PreviewSkeleton />}
          {state.kind === 'failed' && <LoadFailed message={state.message} onRetry={retry} busy={false} />}
          {state.kind !== 'failed' && !hasScene && missing && <LoadFailed {...missing} />}
        </div>
      </div>
      <p className="cwa-visually-hidden" role="status">
        {state.kind === 'ready' ? `${device} preview is ready` : ''}
      </p>
      {problem !== null && <PreviewProblem>A component couldn’t be shown: {problem}</PreviewProblem>}
      {children}
    </section>
  );
}

/** Notice of what the preview can't show, with retry. */
export function PreviewProblem({
  children,
  onRetry = null,
}: {
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | null;
}) {
  return (
    <p className="cw-preview__problem" role="alert">
      {children}{' '}
      {onRetry && (
        <button type="button" className="cw-preview__again" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  );
}

function PreviewSkeleton() {
  return (
    <div className="cw-preview__skeleton" aria-hidden="true">
      <SkeletonDisplayText size="small" />
      <SkeletonBodyText lines={2} />
      <SkeletonBodyText lines={4} />
      <SkeletonBodyText lines={4} />
    </div>
  );
}

/** Observed content size of an element in CSS pixels. */
function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(
    function watchSize() {
      if (!element.current) return;
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
      });
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );
  return size;
}
