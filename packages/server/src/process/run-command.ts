import { ServerStartError } from './server-start-error';

/** Prints the result of a command of the terminal, or why it failed: then the process ends with 1. */
export function runCommand(result: Promise<string>): void {
  result.then(
    (text) => process.stdout.write(text),
    (error: unknown) => {
      // What a person can fix needs no stack.
      const text =
        error instanceof ServerStartError
          ? error.message
          : String(error instanceof Error ? error.stack : error);
      process.stderr.write(`${text}\n`);
      process.exitCode = 1;
    },
  );
}
