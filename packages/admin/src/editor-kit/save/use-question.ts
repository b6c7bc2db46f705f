import { useCallback, useRef, useState } from 'react';

export interface Question {
  readonly message: string;
  readonly answer: (yes: boolean) => void;
}

/** Confirmation as a promise: `asked` is the dialog's state, `ask` resolves with the choice. */
export function useQuestion(): {
  readonly asked: Question | null;
  readonly ask: (message: string) => Promise<boolean>;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const waiting = useRef<((yes: boolean) => void) | null>(null);
  const ask = useCallback((message: string) => {
    // Rejects a previous confirmation.
    waiting.current?.(false);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setAsked({
        message,
        answer(yes) {
          waiting.current = null;
          setAsked(null);
          resolve(yes);
        },
      });
    });
  }, []);
  return { asked, ask };
}
