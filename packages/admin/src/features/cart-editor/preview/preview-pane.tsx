import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText, SkeletonDisplayText } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { loadErrorMessage } from '../../../shared/load-error';
import { shopQuery } from '../../../shared/shop-query';
import { useView } from '../model/editor-context';
import { PreviewCartControls } from './preview-cart-controls';
import './preview-pane.css';
import { usePreviewCart } from './use-preview-cart';
import { type Revise, type Surroundings, usePreviewFrame } from './use-preview-frame';
import { fitFrame, VIEWPORTS, type Viewport } from './viewport';

/** The cart as shoppers see it, while it is edited. */
export function PreviewPane({
  viewport,
  selectedComponentId,
  revise = null,
}: {
  viewport: Viewport;
  selectedComponentId: string | null;
  /** For a second preview, of what is not in the document yet. */
  revise?: Revise | null;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const space = useSize(stage);
  const { data: shop, error: shopError, refetch: readShopAgain, isFetching } = useQuery(shopQuery);
  const cart = usePreviewCart();
  const drop = useView((view) => view.drag?.drop ?? null);
  const [country, setCountry] = useState<string | null>(null);

  const { lines, products, widgets } = cart;
  const surroundings = useMemo<Surroundings | null>(
    () =>
      shop
        ? {
            products,
            widgets,
            lines,
            shop: { domain: shop.shopifyShopDomain, currency: shop.currency },
            locale: navigator.language,
            country,
            selectedComponentId,
            drop,
          }
        : null,
    [shop, products, widgets, lines, country, selectedComponentId, drop],
  );
  const { state, problem, attempt, retry } = usePreviewFrame(frame, surroundings, cart.setLines, revise);
  const { width, label } = VIEWPORTS[viewport];
  const { scale, height } = fitFrame(width, space);

  return (
    <section className="cw-preview" aria-label={revise ? 'Preview of what is written' : 'Preview'}>
      <div className="cw-preview__stage" ref={stage}>
        <div
          className="cw-preview__fitted"
          style={{ inlineSize: Math.floor(width * scale), blockSize: Math.floor(height * scale) }}
        >
          <iframe
            key={attempt}
            ref={frame}
            className="cw-preview__frame"
            title={revise ? 'Preview of what is written' : 'Cart preview'}
            sandbox="allow-scripts"
            src="/storefront/preview"
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            hidden={state.kind === 'failed' || !shop}
          />
          {(state.kind === 'loading' || (!shop && !shopError)) && <PreviewSkeleton />}
          {state.kind === 'failed' && <LoadFailed message={state.message} onRetry={retry} busy={false} />}
          {shopError && !shop && (
            <LoadFailed
              message={loadErrorMessage(shopError)}
              onRetry={() => void readShopAgain()}
              busy={isFetching}
            />
          )}
        </div>
      </div>
      <p className="cwa-visually-hidden" role="status">
        {state.kind === 'ready' ? `${label} preview is ready` : ''}
      </p>
      {problem !== null && (
        <p className="cw-preview__problem" role="alert">
          A component could not be shown: {problem}
        </p>
      )}
      {!revise && cart.problem !== null && (
        <p className="cw-preview__problem" role="alert">
          {cart.problem}{' '}
          {cart.readAgain && (
            <button type="button" className="cw-preview__again" onClick={cart.readAgain}>
              Try again
            </button>
          )}
        </p>
      )}
      {!revise && (
        <PreviewCartControls
          cart={cart}
          currency={shop?.currency ?? null}
          country={country}
          onCountry={setCountry}
        />
      )}
    </section>
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

/** The size of an element in CSS pixels, as it changes. */
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
