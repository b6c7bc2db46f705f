import type { ReactElement, ReactNode } from 'react';

/**
 * Column of the cart: header, and scrolling content. The `footer` is sticky on tall screens (ADR
 * 16); `above` and `below` surround it. `aside` is a second column before the cart (`double`) or
 * after it (`double-right`), collapsed while empty. `around` can replace the column's content.
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
