import type { WidgetContent } from '@cartwright/core/contract/preview';
import type { Widget } from '@cartwright/core/widgets/widget';
import { type ReactNode, useMemo } from 'react';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { PreviewFrame } from '../../editor-kit/preview/preview-frame';
import type { PreviewState } from '../../editor-kit/preview/preview-state';
import {
  PreviewNote,
  PreviewNotes,
  PreviewToolbar,
  ShopperControls,
} from '../../editor-kit/preview/preview-toolbar';
import { steadySource } from '../../editor-kit/preview/steady-source';
import { useScene } from '../../editor-kit/preview/use-scene';
import { usePreviewedWidget } from './use-previewed-widget';

const STATES: readonly PreviewState[] = ['as_it_is', 'loading'];
const NO_COUNTRIES: readonly string[] = [];

/** Frame with a widget as served for edited settings. */
export function ServedPreview({
  title,
  surface,
  widget,
  layout,
  note,
  children,
}: {
  readonly title: string;
  readonly surface: 'widget' | 'bundle';
  readonly widget: Widget;
  readonly layout: Layout;
  /** Note for merchants on the content; null: none. */
  readonly note?: ((content: WidgetContent) => string | null) | undefined;
  /** Rendered below the frame, from its content. */
  readonly children?: ((content: WidgetContent) => ReactNode) | undefined;
}) {
  const scene = useScene({});
  const shopper = { country: scene.country.value, locale: scene.locale };
  const { content, isOfFormer, again } = usePreviewedWidget(widget, shopper);
  const source = useMemo(() => steadySource<WidgetContent>(content), [content]);
  const noted = note?.(content) ?? null;
  return (
    <PreviewFrame
      title={title}
      source={{ surface, scene: scene.scene, content: source }}
      hearing={{ takesKeys: true }}
      view={layout}
      missing={scene.missing}
      head={
        <PreviewToolbar
          layout={layout}
          shopper={<ShopperControls scene={scene} named={NO_COUNTRIES} states={STATES} />}
        >
          <PreviewNotes>
            {noted !== null && <PreviewNote>{noted}</PreviewNote>}
            {isOfFormer && (
              <PreviewNote>Some fields need fixing. Until then, the preview doesn’t change.</PreviewNote>
            )}
            {content.status === 'failed' && (
              <PreviewNote onRetry={again}>The products couldn’t be loaded.</PreviewNote>
            )}
          </PreviewNotes>
        </PreviewToolbar>
      }
    >
      {children?.(content)}
    </PreviewFrame>
  );
}
