/**
 * Where the theme's own ways to pay appear: children of the cart's element with `slot="express"`. They charge the cart as
 * the store has it, so they wait while it is being read or changed.
 */
export function ExpressButtons({ waits }: { readonly waits: boolean }) {
  return (
    // `inert` as a property is not the same in React and in Preact; as an attribute it is.
    <div
      className="cw-express"
      part="express"
      ref={(element) => void element?.toggleAttribute('inert', waits)}
    >
      <slot name="express" />
    </div>
  );
}
