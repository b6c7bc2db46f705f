import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plain } from './document-tables';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const decisions = readdirSync(`${ROOT}docs/adr`);

/** Whether a row is held: by tests' files, decisions that are accepted, or a plan that says what it will be. */
export function isHeld(by: string): boolean {
  if (by.startsWith('planned: ')) return by.length > 'planned: '.length;
  return by.split(', ').every((each) => {
    const [, number] = /^ADR (\d+)$/.exec(each) ?? [];
    if (number !== undefined) return isAccepted(number);
    return /^`.*\.(test|spec)\.tsx?`$/.test(each) && existsSync(ROOT + plain(each));
  });
}

function isAccepted(number: string): boolean {
  const file = decisions.find((each) => each.startsWith(`${number.padStart(4, '0')}-`));
  return (
    file !== undefined && readFileSync(`${ROOT}docs/adr/${file}`, 'utf8').includes('**Status:** accepted')
  );
}
