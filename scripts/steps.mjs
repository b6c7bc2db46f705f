/**
 * Runs steps in order and prints how each ended and how long it took. All of them, also after a failure: whoever reads this wants the whole
 * list. `needs` names a step without which another cannot run. Gives the names of those that failed.
 *
 * @param {readonly { name: string, needs?: string, check: () => boolean | Promise<boolean> }[]} steps
 * @returns {Promise<readonly string[]>}
 */
export async function failedSteps(steps) {
  const failed = [];
  const times = [];
  for (const { name, needs, check } of steps) {
    if (needs !== undefined && failed.includes(needs)) {
      failed.push(name);
      console.log(`\n== ${name}: not run, because the ${needs} failed`);
      continue;
    }
    console.log(`\n== ${name}`);
    const started = Date.now();
    const passed = await check();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (!passed) failed.push(name);
    times.push(`${seconds.padStart(8)} s  ${name}`);
    console.log(`== ${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  console.log(`\nWhat each step took\n${times.join('\n')}`);
  return failed;
}
