/** Work that failed for a reason that merchants understand: `message` is a sentence for them, without anything secret. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

const UNKNOWN = 'Something went wrong on our side.';

/** Why a try failed, as merchants read it. What nobody has worded for them is only in the log. */
export function failureSentence(thrown: unknown): string {
  return thrown instanceof JobFailure ? thrown.message : UNKNOWN;
}
