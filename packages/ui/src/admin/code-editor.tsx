import { Component, lazy, type ReactNode, Suspense, useId } from 'react';
import type { CodeLanguage, CodeMark, LiquidCompletions } from './code-editor-view';
import './code-editor.css';

const CodeEditorView = lazy(async () => ({ default: (await import('./code-editor-view')).CodeEditorView }));

export interface CodeEditorProps {
  readonly label: string;
  readonly value: string;
  readonly language: CodeLanguage;
  readonly onChange: (value: string) => void;
  /** Diagnostics by offset in UTF-16 units; beyond the text they show at its end. */
  readonly diagnostics?: readonly CodeMark[];
  readonly readOnly?: boolean;
  readonly minLines?: number;
  /** Maximum length in UTF-16 units; longer input is rejected with a message. */
  readonly limit?: number;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  /** Liquid completions. Read on mount. */
  readonly completions?: LiquidCompletions;
  /** Moves the cursor to an offset, once per object. */
  readonly jump?: { readonly at: number } | null;
}

/**
 * Code field. The editor chunk is loaded on first use; if that fails, a plain text field is shown.
 * Tab indents; Escape, then Tab leaves.
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
            // Remounts for another language: other extensions and text.
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

/** Fallback if the editor's chunk fails to load, as after a deployment. */
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
