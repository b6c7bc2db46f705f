import { Component, lazy, type ReactNode, Suspense, useId } from 'react';
import type { CodeLanguage, CodeMark, LiquidCompletions } from './code-editor-view';
import './code-editor.css';

const CodeEditorView = lazy(async () => ({ default: (await import('./code-editor-view')).CodeEditorView }));

export interface CodeEditorProps {
  readonly label: string;
  readonly value: string;
  readonly language: CodeLanguage;
  readonly onChange: (value: string) => void;
  /** Marks in the text, by offsets in UTF-16 units; what lies outside the text is marked at its end. */
  readonly diagnostics?: readonly CodeMark[];
  readonly readOnly?: boolean;
  readonly minLines?: number;
  /** How long the text may be, in UTF-16 units; what would make it longer is not taken, and the editor says so. */
  readonly limit?: number;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  /** Of a template in Liquid: what is offered while it is written. Read when the editor is opened. */
  readonly completions?: LiquidCompletions;
  /** Takes the cursor to an offset; each new object once. */
  readonly jump?: { readonly at: number } | null;
}

/**
 * A field for code. The editor is loaded when the first one is shown; where that fails, the text is edited in a plain
 * field. Tab indents; Escape and then Tab leaves.
 */
export function CodeEditor(props: CodeEditorProps) {
  const id = useId();
  const minLines = props.minLines ?? 6;
  const helpId = `${id}-help`;
  const describedBy = `${helpId} ${id}-keys`;
  return (
    <div className="cwa-code">
      <div className="cwa-code__head">
        <div>{props.label}</div>
        {props.readOnly !== true && (
          <div className="cwa-code__keys" id={`${id}-keys`}>
            Press Escape, then Tab to leave
          </div>
        )}
      </div>
      <PlainWhenMissing plain={<PlainText {...props} minLines={minLines} describedBy={helpId} />}>
        <Suspense
          fallback={
            <pre
              className="cwa-code__waiting"
              style={{ minBlockSize: `${minLines * 1.5}em` }}
              aria-busy="true"
            >
              {props.value}
            </pre>
          }
        >
          <CodeEditorView
            // Another language is another set of extensions, and another text.
            key={props.language}
            {...props}
            minLines={minLines}
            describedBy={describedBy}
          />
        </Suspense>
      </PlainWhenMissing>
      <div className="cwa-code__help" id={helpId}>
        {props.error !== undefined && <div className="cwa-code__error">{props.error}</div>}
        {props.help !== undefined && <div>{props.help}</div>}
      </div>
    </div>
  );
}

interface Plain {
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

/** The editor's file may be out of reach, as after a new version was put in its place. */
class PlainWhenMissing extends Component<Plain, { readonly missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError() {
    return { missing: true };
  }

  override render() {
    return this.state.missing ? this.props.plain : this.props.children;
  }
}

function PlainText(props: CodeEditorProps & { readonly minLines: number; readonly describedBy: string }) {
  return (
    <textarea
      className="cwa-code__plain"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.error !== undefined || undefined}
      spellCheck={false}
      rows={props.minLines}
      value={props.value}
      readOnly={props.readOnly ?? false}
      maxLength={props.limit}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={props.onBlur}
    />
  );
}
