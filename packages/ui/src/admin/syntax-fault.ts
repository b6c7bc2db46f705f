import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';

/** First syntax error of a text: offset in UTF-16 units, and message. */
export interface SyntaxFault {
  readonly at: number;
  readonly message: string;
}

/** Consequence of a syntax error. Browsers repair HTML; templates are checked elsewhere. */
const COMES_TO: Readonly<Record<string, string>> = {
  css: 'isn’t valid CSS, so some of it may not apply',
  javascript: 'isn’t valid JavaScript, so the script won’t run',
};

/** Debounce in milliseconds before a text is checked. */
const PAUSE = 600;

/** Parse timeout in milliseconds; slower texts aren't checked. */
const PARSING = 100;

/** First syntax error in the editor's syntax tree; null if there is none, or if not checked. */
export function syntaxFault(state: EditorState, language: string): SyntaxFault | null {
  const comesTo = COMES_TO[language];
  if (comesTo === undefined) return null;
  let at: number | null = null;
  ensureSyntaxTree(state, state.doc.length, PARSING)?.iterate({
    enter({ type, from }) {
      if (type.isError && (at === null || from < at)) at = from;
    },
  });
  if (at === null) return null;
  const { number } = state.doc.lineAt(at);
  const hint = 'Look for an unclosed bracket or quote.';
  return { at, message: `Line ${number} ${comesTo}. ${hint}` };
}

/** Reports the first syntax error, initially and debounced after edits. */
export function watchSyntax(language: string, tell: (fault: SyntaxFault | null) => void): Extension {
  return ViewPlugin.define((view) => {
    const check = () => tell(syntaxFault(view.state, language));
    let timer = setTimeout(check, 0);
    return {
      update({ docChanged }) {
        if (!docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(check, PAUSE);
      },
      destroy: () => clearTimeout(timer),
    };
  });
}
