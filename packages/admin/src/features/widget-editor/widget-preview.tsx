import type { WidgetContent } from '@cartwright/core/contract/preview';
import { widgetFace } from '@cartwright/core/widgets/widget-face';
import { useMemo } from 'react';
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
import { BundlePreview } from './bundle-preview';
import { CartWidgetPreview } from './cart-widget-preview';
import { usePreviewedWidget } from './use-previewed-widget';
import { useWidgetState } from './widget-document';

const STATES: readonly PreviewState[] = ['as_it_is', 'loading'];
const NO_COUNTRIES: readonly string[] = [];

/** The widget where shoppers see it, by settings as they are edited. */
export function WidgetPreview({ layout }: { readonly layout: Layout }) {
  const widget = useWidgetState(({ history }) => history.present);
  if (widget.settings.bundle) return <BundlePreview widget={widget} layout={layout} />;
  return widget.classification === 'cart_page' ? (
    <CartWidgetPreview layout={layout} />
  ) : (
    <PageWidgetPreview layout={layout} />
  );
}

/** The widget as a product’s page would show it. */
function PageWidgetPreview({ layout }: { readonly layout: Layout }) {
  const widget = useWidgetState(({ history }) => history.present);
  const scene = useScene({});
  const shopper = { country: scene.country.value, locale: scene.locale };
  const { content, isOfFormer, again } = usePreviewedWidget(widget, shopper);
  const source = useMemo(() => steadySource<WidgetContent>(content), [content]);
  const isStores = content.status !== 'elsewhere' && widgetFace(widget).recommends !== null;
  return (
    <PreviewFrame
      title="Widget preview"
      source={{ surface: 'widget', scene: scene.scene, content: source }}
      hearing={{ takesKeys: true }}
      view={layout}
      missing={scene.missing}
      head={
        <PreviewToolbar
          layout={layout}
          shopper={<ShopperControls scene={scene} named={NO_COUNTRIES} states={STATES} />}
        >
          <PreviewNotes>
            {isStores && (
              <PreviewNote>
                The preview shows similar products instead of Shopify’s recommendations.
              </PreviewNote>
            )}
            {isOfFormer && (
              <PreviewNote>Some fields need fixing. Until then, the preview doesn’t change.</PreviewNote>
            )}
            {content.status === 'failed' && (
              <PreviewNote onRetry={again}>The products couldn’t be loaded.</PreviewNote>
            )}
          </PreviewNotes>
        </PreviewToolbar>
      }
    />
  );
}
