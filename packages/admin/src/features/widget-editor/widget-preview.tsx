import type { PlaceholderContent } from '@cartwright/core/contract/preview';
import { widgetName } from '@cartwright/core/widgets/change-widget';
import { useMemo } from 'react';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { PreviewFrame } from '../../editor-kit/preview/preview-frame';
import { PreviewToolbar } from '../../editor-kit/preview/preview-toolbar';
import { useScene } from '../../editor-kit/preview/use-scene';
import type { Watched } from '../../shared/store';
import { useWidgetEditor } from './widget-document';

/** Where the widget will be seen; its page says so by its name. */
export function WidgetPreview({ layout }: { readonly layout: Layout }) {
  const { document } = useWidgetEditor();
  const scene = useScene({});
  const content = useMemo<Watched<PlaceholderContent>>(
    () => ({
      get: () => ({ name: widgetName(document.get().history.present) }),
      subscribe: document.subscribe,
    }),
    [document],
  );
  return (
    <PreviewFrame
      title="Widget preview"
      source={{ surface: 'widget', scene: scene.scene, content }}
      hearing={{ takesKeys: true }}
      view={layout}
      missing={scene.missing}
      head={<PreviewToolbar layout={layout} />}
    />
  );
}
