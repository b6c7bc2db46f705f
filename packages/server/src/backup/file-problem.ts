import { ServerStartError } from '../process/server-start-error';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no room left',
  EDQUOT: 'There is no room left',
  EFBIG: 'There is no room left',
  EACCES: 'Access is refused',
  EPERM: 'Access is refused',
  EROFS: 'Access is refused',
  ENOENT: 'There is no such file or folder',
  ENOTDIR: 'There is no such file or folder',
  EISDIR: 'This is a folder, not a file',
  EEXIST: 'There is one already',
};

/** User-facing error for a file system error, with advice; other errors unchanged. */
export function fileProblem(error: unknown, path: string, after: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const reason = REASONS[error.code];
  // The partial file has a name of our own, which the person hasn't given.
  const where = 'path' in error ? String(error.path).replace(/\.\d+\.partial/, '') : path;
  return reason === undefined ? error : new ServerStartError('files', `${reason}: ${where}. ${after}`);
}
