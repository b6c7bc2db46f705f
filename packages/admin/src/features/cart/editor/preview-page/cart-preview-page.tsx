import type { SavedCart } from '@cartwright/core/contract/carts';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useLayout } from '../../../../editor-kit/layout/use-layout';
import { loadErrorMessage } from '../../../../shared/api/load-error';
import { usePageTitle } from '../../../../shared/hooks/use-page-title';
import { cartQuery } from '../cart-query';
import { createCartModel } from '../model/cart-model';
import { createCartScreen } from '../model/cart-screen';
import { CartEditorProvider } from '../model/editor-context';
import { PreviewPane } from '../preview/preview-pane';
import { useLoadedWidgets } from '../widgets/use-loaded-widgets';
import './cart-preview-page.css';

const CartDebug = lazy(async () => ({ default: (await import('./cart-debug')).CartDebug }));

/** Preview of a saved cart, without its editor. `debug=true` adds the debug view. */
export function CartPreviewPage() {
  const { id } = useParams({ from: '/smartcart/preview/$id' });
  const saved = useQuery(cartQuery(id));
  usePageTitle(saved.data ? `Preview of ${nameOfCart(saved.data.cart)}` : 'Preview');
  if (saved.data) return <CartPreview key={id} saved={saved.data} />;
  if (saved.isError) {
    return (
      <LoadFailed
        message={loadErrorMessage(saved.error)}
        onRetry={() => void saved.refetch()}
        busy={saved.isFetching}
      />
    );
  }
  return (
    <div className="cw-cart-preview__loading" role="status" aria-label="Loading the cart">
      <SkeletonBodyText lines={8} />
    </div>
  );
}

function CartPreview({ saved }: { saved: SavedCart }) {
  const [screen] = useState(() => createCartScreen(saved));
  // Read-only.
  const [model] = useState(() =>
    createCartModel(saved, {
      save: () => Promise.reject(new Error('A preview saves nothing.')),
      now: Date.now,
      isStaff: () => false,
      isUndoBlocked: () => true,
    }),
  );
  return (
    <CartEditorProvider model={model} screen={screen}>
      <WithWidgets saved={saved} />
    </CartEditorProvider>
  );
}

function WithWidgets({ saved }: { saved: SavedCart }) {
  const isDebugged = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('debug') === 'true',
  });
  const layout = useLayout();
  useLoadedWidgets();
  return (
    <>
      <div className="cw-cart-preview">
        <h1 className="cwa-visually-hidden">{`Preview of ${nameOfCart(saved.cart)}`}</h1>
        <PreviewPane layout={layout} selectedComponentId={null} />
      </div>
      {isDebugged && (
        <Suspense>
          <CartDebug saved={saved} />
        </Suspense>
      )}
    </>
  );
}
