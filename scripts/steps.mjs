/**
 * Runs steps in order and prints how each ended. All of them, also after a failure: whoever reads this wants the whole
 * list. `needs` names a step without which another cannot run. Gives the names of those that failed.
 *
 * @param {readonly { name: string, needs?: string, check: () => boolean | Promise<boolean> }[]} steps
 * @returns {Promise<readonly string[]>}
 */
export async function failedSteps(steps) {
  const failed = [];
  for (const { name, needs, check } of steps) {
    if (needs !== undefined && failed.includes(needs)) {
      failed.push(name);
      console.log(`\n== ${name}: not run, because the ${needs} failed`);
      continue;
    }
    console.log(`\n== ${name}`);
    const started = Date.now();
    const passed = await check();
    if (!passed) failed.push(name);
    console.log(`== ${name}: ${passed ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  return failed;
}
