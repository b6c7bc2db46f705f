/** What a frame could not show, and of which state. */
export interface FrameProblem {
  readonly revision: number;
  readonly message: string;
}

/** What is left of a problem once a revision is drawn: that of an earlier one is over, or is told again. */
export function afterDrawing(problem: FrameProblem | null, revision: number): FrameProblem | null {
  return problem && problem.revision >= revision ? problem : null;
}
