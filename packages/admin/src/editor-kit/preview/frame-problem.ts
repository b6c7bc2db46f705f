/** Problem of a frame, and the state that it could not show. */
export interface FrameProblem {
  readonly revision: number;
  readonly message: string;
}

/** Problem that remains once a revision is drawn: that of an earlier one is over, or is reported again. */
export function afterDrawing(problem: FrameProblem | null, revision: number): FrameProblem | null {
  return problem && problem.revision >= revision ? problem : null;
}
