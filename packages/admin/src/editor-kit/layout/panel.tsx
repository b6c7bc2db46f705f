import { type ReactNode, useEffect, useRef } from 'react';
import { useControls } from '../model/editor-context';
import { focusFirstProblem } from '../model/first-problem';
import { useRefusedSave } from '../model/use-refused-save';
import './panel.css';
import type { LostFocus } from './use-lost-focus';

/** Milliseconds after which a panel has turned to the part with the first problem, bar by bar and tier by tier. */
const OPENED = 120;

/** The attribute of the column that panels scroll in. */
export const PANEL_COLUMN = { 'data-panel-column': '' } as const;

/** Settings under a heading. A save that is refused brings the focus to its first problem. */
export function Panel({
  id,
  title,
  aside,
  back,
  lost,
  locked,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** Leads to where one came from, where that is no longer on the screen. */
  readonly back?: ReactNode;
  /** Whether the focus was lost with what led here. */
  readonly lost?: LostFocus;
  readonly locked: boolean;
  readonly children: ReactNode;
}) {
  const { enter } = useControls();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);

  useEffect(
    function keepFocus() {
      // Where tree and panel share one column, the chosen link is gone: its panel's heading takes the focus.
      // So it does when the panel before went away with the button that led here.
      if (id !== '' && lost?.current?.()) heading.current?.focus();
    },
    [id, lost],
  );
  useEffect(
    function beginAtTheHead() {
      // The column that scrolls stays, and would show the next panel from where the last one was read.
      if (id !== '') heading.current?.closest('[data-panel-column]')?.scrollTo({ top: 0 });
    },
    [id],
  );
  useRefusedSave(() => {
    setTimeout(() => focusFirstProblem(fields.current), OPENED);
  });

  return (
    <section className="cw-panel" aria-labelledby="panel-title">
      {back !== undefined && <div className="cw-panel__back">{back}</div>}
      <div className="cw-panel__head">
        <h2 className="cw-panel__title" id="panel-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      <fieldset
        className="cw-panel__fields"
        disabled={locked}
        ref={fields}
        // Whatever is come to ends what was entered before; a text enters itself right after.
        onFocusCapture={() => enter(null)}
      >
        <legend className="cwa-visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </section>
  );
}
