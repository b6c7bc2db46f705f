/**
 * Loads a chunk in a task of its own: requesting, evaluating and rendering it in one would block a
 * slow device.
 */
export async function inTasks<File>(load: () => Promise<File>): Promise<File> {
  await nextTask();
  const file = await load();
  await nextTask();
  return file;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
