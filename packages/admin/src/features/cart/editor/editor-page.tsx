import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { CartEditor } from './cart-editor';
import { cartQuery } from './cart-query';

/** Loads a cart and opens its editor. */
export function EditorPage() {
  const { id } = useParams({ from: '/smartcart/edit/$id' });
  const cart = useQuery(cartQuery(id));
  // Rendering the editor is expensive: deferring the value makes it interruptible, so the browser
  // stays responsive.
  const saved = useDeferredValue(cart.data);
  if (saved?.legacy) return <Navigate to="/smart_cart/edit/$id/" params={{ id }} replace />;
  if (saved?.cart.id === id) return <CartEditor key={id} saved={saved} />;
  if (cart.isError) {
    return (
      <LoadFailed
        message={loadErrorMessage(cart.error)}
        onRetry={() => void cart.refetch()}
        busy={cart.isFetching}
      />
    );
  }
  return (
    <div className="cw-editor-loading" role="status" aria-label="Loading the cart">
      <SkeletonBodyText lines={8} />
    </div>
  );
}
