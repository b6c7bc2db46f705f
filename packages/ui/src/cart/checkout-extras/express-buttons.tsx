/** Where the theme's own ways to pay appear: children of the cart's element with `slot="express"`. */
export function ExpressButtons() {
  return (
    <div className="cw-express" part="express">
      <slot name="express" />
    </div>
  );
}
