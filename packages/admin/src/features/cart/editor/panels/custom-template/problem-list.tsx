import type { TemplateProblem } from '@cartwright/core/templates/problem';

/** List of a template's problems; each jumps to its position. */
export function ProblemList({
  problems,
  refused,
  onJump,
}: {
  readonly problems: readonly TemplateProblem[];
  /** Whether a save was rejected. */
  readonly refused: boolean;
  readonly onJump: (offset: number) => void;
}) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <section className="cw-problem-list" aria-label="Problems">
      <p role={refused ? 'alert' : 'status'}>
        {refused && errors > 0 ? 'Not saved. Fix the template’s errors first. ' : ''}
        {summary(errors, problems.length - errors)}
      </p>
      <ol>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.from} ${problem.message}`}>
            <button type="button" data-severity={problem.severity} onClick={() => onJump(problem.from)}>
              <b>
                Line {problem.line}, column {problem.column}
              </b>
              {problem.severity === 'error' ? ' – error: ' : ' – note: '}
              {problem.message}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function summary(errors: number, notes: number): string {
  if (errors + notes === 0) return 'No problems.';
  const parts = [
    ...(errors > 0 ? [errors === 1 ? '1 error' : `${errors} errors`] : []),
    ...(notes > 0 ? [notes === 1 ? '1 note' : `${notes} notes`] : []),
  ];
  return `${parts.join(', ')}.`;
}
