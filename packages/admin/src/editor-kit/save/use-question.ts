import { useCallback, useRef, useState } from 'react';

export interface Question {
  readonly message: string;
  readonly answer: (yes: boolean) => void;
}

/** A question that something waits for: `asked` is shown in a dialog, and `ask` gives what it answers. */
export function useQuestion(): {
  readonly asked: Question | null;
  readonly ask: (message: string) => Promise<boolean>;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const waiting = useRef<((yes: boolean) => void) | null>(null);
  const ask = useCallback((message: string) => {
    // Whoever asked before hears that it was not answered.
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
