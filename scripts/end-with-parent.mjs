const PARENT_CHECK_MS = 500;

/** npm ends only the shell between itself and us when it is told to end by a signal; without this we would stay behind. */
export function endWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}
