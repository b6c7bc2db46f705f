import { apiError } from '@cartwright/core/contract/error';
import { callerHeaders } from './api';

/** Statuses that reject the file itself. */
const OF_THE_FILE = [400, 413];

export type FileOutcome =
  | { readonly ok: true; readonly response: unknown }
  | {
      readonly ok: false;
      readonly message: string;
      /** Whether a retry with the same file may succeed. */
      readonly canRetry: boolean;
    };

/** Timeout of an upload without progress, in milliseconds. */
const SILENCE_MS = 60_000;

/**
 * Uploads a file, reporting progress from 0 to 1. Failures have the server's message. `signal`
 * aborts it, without a message.
 */
export async function sendFile(
  address: string,
  file: Blob,
  { onProgress, signal }: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
): Promise<FileOutcome> {
  const headers = await callerHeaders();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence = setTimeout(giveUp, SILENCE_MS);
    const failed = (message: string, canRetry = true) => {
      clearTimeout(silence);
      resolve({ ok: false, message, canRetry });
    };
    function giveUp() {
      request.abort();
      failed('The upload took too long. Try again.');
    }
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_MS);
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onerror = () => failed('The server can’t be reached. Check your connection and try again.');
    request.onload = () => {
      clearTimeout(silence);
      const response = jsonOf(request.responseText);
      if (request.status === 200) return resolve({ ok: true, response });
      const said = apiError.safeParse(response).data?.error.message;
      failed(said ?? 'Something went wrong. Try again.', !OF_THE_FILE.includes(request.status));
    };
    signal.addEventListener('abort', () => {
      request.abort();
      failed('');
    });
    request.send(file);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
