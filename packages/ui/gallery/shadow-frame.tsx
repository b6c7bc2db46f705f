import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BRANDS, type Looks } from './looks';

const FILES = import.meta.glob<string>(['../src/cart/**/*.css', '../src/listing/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Tokens, frame, then the components: the order of the drawer's own style sheet. */
const rank = (path: string) => (path.endsWith('/tokens.css') ? 0 : path.endsWith('/frame.css') ? 1 : 2);
const TEXT = Object.entries(FILES)
  .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
  .map(([, text]) => text)
  .join('\n');

const STILL: CSSProperties = Object.fromEntries(
  ['--_quick', '--_slow', '--_pulse'].map((name) => [name, '0s']),
);

/** Shows its children as the drawer does: in a shadow root, dressed with the cart's style sheets and a brand's tokens. */
export function ShadowFrame(props: {
  readonly looks: Looks;
  readonly slotted: ReactNode;
  readonly children: ReactNode;
}) {
  const { looks } = props;
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, []);
  const style: CSSProperties = {
    inlineSize: looks.width,
    ...BRANDS[looks.brand],
    ...(looks.still && STILL),
    ...(looks.inter && { '--cw-font': "'Inter Variable'", '--cw-heading-font': "'Inter Variable'" }),
    ...Object.fromEntries([['--cw-font-size', `${(16 * looks.text) / 100}px`]]),
  };
  return (
    <div ref={host} className="frame" dir={looks.direction} style={style}>
      {props.slotted}
      {root && createPortal(props.children, root)}
    </div>
  );
}
