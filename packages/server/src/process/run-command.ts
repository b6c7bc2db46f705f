import { ServerStartError } from './server-start-error';

/** Prints the result of a terminal command, or its error, which sets exit code 1. */
export function runCommand(result: Promise<string>): void {
  result.then(
    (text) => process.stdout.write(text),
    (error: unknown) => {
      // Errors that the person can fix need no stack trace.
      const text =
        error instanceof ServerStartError
          ? error.message
          : String(error instanceof Error ? error.stack : error);
      process.stderr.write(`${text}\n`);
      process.exitCode = 1;
    },
  );
}
