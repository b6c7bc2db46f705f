import { useCallback, useRef, useState } from 'react';

export interface Question {
  readonly message: string;
  readonly answer: (yes: boolean) => void;
}

/** Confirmation as a promise: `question` is the dialog's state, `ask` resolves with the choice. */
export function useQuestion(): {
  readonly question: Question | null;
  readonly ask: (message: string) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const waiting = useRef<((yes: boolean) => void) | null>(null);
  const ask = useCallback((message: string) => {
    // Rejects a previous confirmation.
    waiting.current?.(false);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setQuestion({
        message,
        answer(yes) {
          waiting.current = null;
          setQuestion(null);
          resolve(yes);
        },
      });
    });
  }, []);
  return { question, ask };
}
