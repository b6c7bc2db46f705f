import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { liquid } from '@codemirror/lang-liquid';
import {
  bracketMatching,
  defaultHighlightStyle,
  HighlightStyle,
  indentOnInput,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { type SyntaxFault, watchSyntax } from './syntax-fault';

export type CodeLanguage = 'html' | 'css' | 'javascript' | 'liquid';

export interface CodeMark {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'info';
}

/** Completions of Liquid. */
export interface LiquidCompletions {
  readonly tags: readonly string[];
  readonly filters: readonly string[];
  readonly variables: readonly string[];
  /** Completions after a path, as `cart` or `cart`, `lines`. */
  readonly propertiesOf: (path: readonly string[]) => readonly string[];
}

interface CodeEditorViewProps {
  readonly label: string;
  readonly value: string;
  readonly language: CodeLanguage;
  readonly onChange: (value: string) => void;
  readonly diagnostics?: readonly CodeMark[];
  readonly readOnly?: boolean;
  readonly minLines: number;
  readonly limit?: number;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly describedBy: string;
  readonly completions?: LiquidCompletions;
  readonly jump?: { readonly at: number } | null;
}

const LANGUAGES: Readonly<Record<CodeLanguage, (completions?: LiquidCompletions) => LanguageSupport>> = {
  html: () => html(),
  css: () => css(),
  javascript: () => javascript(),
  liquid: (completions) => liquid(completions && completionsOf(completions)),
};

/** CodeMirror's colours, darkened where contrast is too low (WCAG 2.2, 1.4.3). */
const DARKER: Readonly<Record<string, string>> = { '#085': '#06694a', '#f00': '#b3261e', '#e40': '#a63a00' };
const COLOURS = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) => ({ ...spec, color: DARKER[spec.color] ?? spec.color })),
);

/** Time in milliseconds after Escape in which Tab leaves the editor. */
const LEAVING = 5000;

/**
 * Also when Escape closes a suggestion list, which handles the key itself: so this only observes
 * it.
 */
const LEAVE_BY_TAB = EditorView.domEventObservers({
  keydown(event, view) {
    if (event.key === 'Escape') view.setTabFocusMode(LEAVING);
  },
});

const NO_MARKS: readonly CodeMark[] = [];

/** CodeMirror editor; a separate chunk of `code-editor`. */
export function CodeEditorView(props: CodeEditorViewProps) {
  const { value, diagnostics = NO_MARKS, readOnly = false, label, describedBy, error } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [settings] = useState(() => new Compartment());
  const [tooLong, setTooLong] = useState<number | null>(null);
  const [fault, setFault] = useState<SyntaxFault | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const invalid = error !== undefined;

  useEffect(
    function openEditor() {
      if (!host.current) return;
      const made = new EditorView({
        parent: host.current,
        state: EditorState.create({
          doc: latest.current.value,
          extensions: [
            fixed(latest.current),
            withinLimit(() => latest.current.limit, setTooLong),
            settings.of([]),
            watchSyntax(latest.current.language, setFault),
            EditorView.updateListener.of((update) => {
              const text = update.state.doc.toString();
              if (update.docChanged && text !== latest.current.value) latest.current.onChange(text);
            }),
            EditorView.domEventHandlers({ blur: () => latest.current.onBlur?.() }),
          ],
        }),
      });
      view.current = made;
      return () => made.destroy();
    },
    [settings],
  );

  useEffect(
    function followSettings() {
      view.current?.dispatch({
        effects: settings.reconfigure([
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': describedBy,
            ...(readOnly && { 'aria-readonly': 'true' }),
            ...(invalid && { 'aria-invalid': 'true' }),
          }),
        ]),
      });
    },
    [settings, readOnly, label, describedBy, invalid],
  );

  useEffect(
    function followValue() {
      const state = view.current?.state;
      if (!state || state.doc.toString() === value) return;
      // External change (undo, another version): not in the editor's own history.
      view.current?.dispatch({
        changes: { from: 0, to: state.doc.length, insert: value },
        annotations: [Transaction.addToHistory.of(false), Transaction.remote.of(true)],
      });
    },
    [value],
  );

  const { jump = null } = props;
  useEffect(
    function followJump() {
      const state = view.current?.state;
      if (!jump || !state) return;
      view.current?.dispatch({
        selection: { anchor: Math.min(jump.at, state.doc.length) },
        scrollIntoView: true,
      });
      view.current?.focus();
    },
    [jump],
  );

  useEffect(
    function followMarks() {
      const state = view.current?.state;
      const marks = fault ? [...diagnostics, markOf(fault)] : diagnostics;
      if (state) view.current?.dispatch(setDiagnostics(state, marks.map(within(state.doc.length))));
    },
    [diagnostics, fault],
  );

  return (
    <>
      <div ref={host} className="cwa-code__editor" />
      <div className="cwa-code__limit" role="status">
        {tooLong !== null && props.limit !== undefined && limitMessage(tooLong, props.limit)}
      </div>
      <div className="cwa-code__limit" role="status">
        {fault?.message}
      </div>
    </>
  );
}

const markOf = ({ at, message }: SyntaxFault): CodeMark => ({
  from: at,
  to: at,
  message,
  severity: 'warning',
});

function fixed({ language, minLines, completions }: CodeEditorViewProps): Extension {
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion(),
    syntaxHighlighting(COLOURS),
    LANGUAGES[language](completions),
    EditorView.lineWrapping,
    EditorState.tabSize.of(2),
    LEAVE_BY_TAB,
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    EditorView.theme({ '.cm-content, .cm-gutter': { minHeight: `${minLines * 1.5}em` } }),
  ];
}

const named = (label: string) => ({ label });

function completionsOf({ tags, filters, variables, propertiesOf }: LiquidCompletions) {
  return {
    tags: tags.map(named),
    filters: filters.map(named),
    variables: variables.map(named),
    properties: (path: readonly string[]) => propertiesOf(path).map(named),
  };
}

/** Rejects input beyond the limit; a text that is already longer can be shortened gradually. */
function withinLimit(limit: () => number | undefined, tell: (length: number | null) => void): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    const max = limit();
    if (max === undefined || !transaction.docChanged || transaction.annotation(Transaction.remote)) {
      return transaction;
    }
    const length = transaction.newDoc.length;
    const refused = length > max && length > transaction.startState.doc.length;
    // Deferred: React might render synchronously within CodeMirror's transaction.
    queueMicrotask(() => tell(refused ? length : null));
    return refused ? [] : transaction;
  });
}

function limitMessage(length: number, limit: number): string {
  const number = new Intl.NumberFormat('en');
  return `That would be ${number.format(length)} characters. The limit is ${number.format(limit)}, so nothing was changed.`;
}

const within =
  (length: number) =>
  ({ from, to, message, severity }: CodeMark): Diagnostic => {
    const start = Math.max(0, Math.min(from, length));
    return { from: start, to: Math.max(start, Math.min(to, length)), message, severity };
  };
