import type { Look } from '@cartwright/core/looks/look';
import { tokensOf } from '@cartwright/core/looks/tokens-of';
import { type CSSProperties, useMemo } from 'react';

/** Thumbnail of a cart in a look's tokens. */
export function LookPicture({ look }: { readonly look: Look }) {
  const style = useMemo(() => tokensOf(look) as CSSProperties, [look]);
  return (
    <span className="cw-look-picture" style={style} aria-hidden="true">
      <span className="cw-look-picture__title">Your cart</span>
      <span className="cw-look-picture__track">
        <span />
      </span>
      <span className="cw-look-picture__line">
        <span className="cw-look-picture__image" />
        <span className="cw-look-picture__words">
          <span>Linen shirt</span>
          <span>Size M</span>
        </span>
        <span className="cw-look-picture__free">Free</span>
      </span>
      <span className="cw-look-picture__button">Checkout</span>
    </span>
  );
}
