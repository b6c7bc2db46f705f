import type { ReactElement, ReactNode } from 'react';

/**
 * The cart's column: what stands at the top, and what scrolls below it. The `footer` stays in view at the bottom while
 * the rest scrolls, on screens that have room for it (ADR 16); `above` and `below` stand before and after it. `aside` is
 * a column of its own before the cart (`double`) or after it (`double-right`); one that draws nothing takes no room.
 * `around` may draw another content of the column instead.
 */
export function CartFrame(props: {
  readonly header: ReactNode;
  readonly body: ReactNode;
  readonly above?: ReactNode;
  readonly footer: ReactNode;
  readonly below?: ReactNode;
  readonly aside?: ReactNode;
  readonly layout?: 'single' | 'double' | 'double-right';
  readonly busy: boolean;
  readonly around?: ((column: ReactElement) => ReactNode) | false | undefined;
}) {
  const column = (
    <>
      <div className="cw-head">{props.header}</div>
      <div className="cw-body" part="body">
        <div className="cw-main">{props.body}</div>
        <div className="cw-foot">{props.above}</div>
        <div className="cw-foot cw-kept" part="footer">
          {props.footer}
        </div>
        <div className="cw-foot">{props.below}</div>
      </div>
    </>
  );
  return (
    <div className="cw-columns" data-layout={props.layout}>
      <div className="cw-frame" part="frame" aria-busy={props.busy}>
        {props.around ? props.around(column) : column}
      </div>
      {props.aside && (
        <div className="cw-body cw-aside" part="aside">
          {props.aside}
        </div>
      )}
    </div>
  );
}
