/**
 * Loads a file apart from what comes before and after it: to ask for it, to read it and to draw what is in it is much for
 * one task of a slow machine, and the browser answers between them.
 */
export async function inTasks<File>(load: () => Promise<File>): Promise<File> {
  await nextTask();
  const file = await load();
  await nextTask();
  return file;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
