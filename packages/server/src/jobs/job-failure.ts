/** Failure with a reason for merchants: `message` is a sentence for them, without secrets. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

const UNKNOWN = 'Something went wrong on our side.';

/** Reason of a failed attempt for merchants; unexpected errors are only in the log. */
export function failureSentence(thrown: unknown): string {
  return thrown instanceof JobFailure ? thrown.message : UNKNOWN;
}
