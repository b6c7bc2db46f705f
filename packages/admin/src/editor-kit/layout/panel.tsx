import { type ReactNode, useEffect, useRef } from 'react';
import { useControls } from '../model/editor-context';
import { focusFirstProblem } from '../model/first-problem';
import { useRefusedSave } from '../model/use-refused-save';
import './panel.css';
import type { LostFocus } from './use-lost-focus';

/** Delay in milliseconds until nested sections have opened at the first issue. */
const OPENED = 120;

/** Attribute of the panels' scroll container. */
export const PANEL_COLUMN = { 'data-panel-column': '' } as const;

/** Panel of settings. A rejected save focuses its first issue. */
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
  /** Link back, if its origin is off screen. */
  readonly back?: ReactNode;
  /** Whether the trigger of this panel lost the focus by unmounting. */
  readonly lost?: LostFocus;
  readonly locked: boolean;
  readonly children: ReactNode;
}) {
  const { enter } = useControls();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);

  useEffect(
    function keepFocus() {
      // In a single column the selected link is unmounted: the heading takes the focus. Likewise if
      // the previous panel unmounted with the button that led here.
      if (id !== '' && lost?.current?.()) heading.current?.focus();
    },
    [id, lost],
  );
  useEffect(
    function beginAtTheHead() {
      // Resets the scroll position of the shared container.
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
        // Any focus clears the entered field; a text field sets itself right after.
        onFocusCapture={() => enter(null)}
      >
        <legend className="cwa-visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </section>
  );
}
