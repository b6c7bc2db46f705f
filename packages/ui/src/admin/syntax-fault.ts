import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';

/** Where a text first leaves the grammar of its language: an offset in UTF-16 units, and what to tell of it. */
export interface SyntaxFault {
  readonly at: number;
  readonly message: string;
}

/** What becomes of code with a fault. A browser mends HTML; templates are checked elsewhere. */
const COMES_TO: Readonly<Record<string, string>> = {
  css: 'isn’t valid CSS, so some of it may not apply',
  javascript: 'isn’t valid JavaScript, so the script won’t run',
};

/** Milliseconds without a key before a text is looked at: half a line is no fault yet. */
const PAUSE = 600;

/** Milliseconds that parsing may take; a text that takes longer is not judged. */
const PARSING = 100;

/** The first fault of a text, by the tree that the editor colours it by; null when there is none, or it is not checked. */
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

/** Tells the first fault of the text, when it is opened and whenever its writing pauses. */
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
