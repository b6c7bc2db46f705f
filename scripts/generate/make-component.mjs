import { planComponent } from './plan.mjs';
import { writeFiles } from './write-files.mjs';

/**
 * Writes a new component type and has it laid out, or leaves everything as it was and gives why.
 *
 * @param {string} name such as `back-in-stock`
 * @param {string} folder the repository
 * @param {(paths: string[]) => Promise<{ code: number, output: string }>} layOut lays out files by their paths in
 *   `folder`; any code but 0 is a refusal, with its reason in `output`
 * @returns {Promise<ReturnType<typeof planComponent>>} the plan that was carried out, or the refusal's message
 */
export async function makeComponent(name, folder, layOut) {
  const plan = planComponent(name, folder);
  if (!plan.ok) return plan;
  const files = { ...plan.created, ...plan.changed };
  let takeBack = () => {};
  try {
    takeBack = writeFiles(files, folder);
    const { code, output } = await layOut(Object.keys(files));
    if (code === 0) return plan;
    takeBack();
    return refuse(name, output.trim());
  } catch (error) {
    takeBack();
    return refuse(name, error.message);
  }
}

const refuse = (name, reason) => ({
  ok: false,
  message: `"${name}" could not be written, and nothing has changed. Fix this and try again, or choose another name:\n${reason}`,
});
