/** Tells who watches a long test how far it is, and what it found. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
