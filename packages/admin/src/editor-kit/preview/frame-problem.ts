/** Error of a frame, with the revision that it failed to render. */
export interface FrameProblem {
  readonly revision: number;
  readonly message: string;
}

/** Error after a revision has rendered: earlier ones are cleared, or reported again. */
export function afterDrawing(problem: FrameProblem | null, revision: number): FrameProblem | null {
  return problem && problem.revision >= revision ? problem : null;
}
