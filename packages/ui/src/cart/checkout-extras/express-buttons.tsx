/**
 * Slot of the theme's express checkout buttons: children of the cart element with `slot="express"`.
 * Inert while the cart is loading or changing, as they charge the store's cart.
 */
export function ExpressButtons({ waits }: { readonly waits: boolean }) {
  return (
    // `inert` as a property differs between React and Preact, so the attribute is set.
    <div
      className="cw-express"
      part="express"
      ref={(element) => void element?.toggleAttribute('inert', waits)}
    >
      <slot name="express" />
    </div>
  );
}
