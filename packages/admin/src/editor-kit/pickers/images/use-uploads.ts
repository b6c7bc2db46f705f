import { type GalleryImage, IMAGE_UPLOAD_PATH, uploadedImage } from '@cartwright/core/contract/images';
import { MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '@cartwright/core/images/image-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '../../../shared/api/send-file';
import { IMAGES } from './image-queries';

/** Upload to the gallery. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  /** Progress from 0 to 1; null if it failed. */
  readonly progress: number | null;
  readonly problem: string | null;
  /** Whether a failed upload can be retried. */
  readonly canRetry: boolean;
}

export interface Uploads {
  readonly all: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  /** Retries a failed upload. */
  readonly retry: (key: number) => void;
  /** Cancels an upload, or dismisses a failed one. */
  readonly remove: (key: number) => void;
}

/** Concurrent uploads. */
const AT_ONCE = 2;

/** Upload queue; files fail independently. Unmounting cancels pending ones. */
export function useUploads(onUploaded: (image: GalleryImage) => void = () => {}): Uploads {
  const queries = useQueryClient();
  const [all, setAll] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<number, File>());
  const waiting = useRef<number[]>([]);
  const underWay = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const onUploadedRef = useRef(onUploaded);
  onUploadedRef.current = onUploaded;
  useEffect(() => {
    const running = underWay.current;
    return function endAll() {
      for (const ending of running.values()) ending.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<Upload>) =>
    setAll((before) => before.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const forget = (key: number) => {
    files.current.delete(key);
    waiting.current = waiting.current.filter((each) => each !== key);
    setAll((before) => before.filter((each) => each.key !== key));
  };

  async function send(key: number, file: File): Promise<void> {
    const ending = new AbortController();
    underWay.current.set(key, ending);
    const outcome = await sendFile(`${IMAGE_UPLOAD_PATH}?${new URLSearchParams({ name: file.name })}`, file, {
      onProgress: (progress) => change(key, { progress }),
      signal: ending.signal,
    });
    underWay.current.delete(key);
    if (ending.signal.aborted) return;
    const uploaded = outcome.ok ? uploadedImage.safeParse(outcome.response) : null;
    if (uploaded?.success) {
      forget(key);
      await queries.invalidateQueries({ queryKey: IMAGES });
      onUploadedRef.current(uploaded.data.image);
      return;
    }
    change(key, {
      progress: null,
      problem: outcome.ok ? 'Failed to fetch data' : outcome.message,
      canRetry: outcome.ok || outcome.canRetry,
    });
  }

  function goOn(): void {
    while (underWay.current.size < AT_ONCE) {
      const key = waiting.current.shift();
      const file = key === undefined ? undefined : files.current.get(key);
      if (key === undefined || !file) return;
      void send(key, file).finally(goOn);
    }
  }

  return {
    all,
    add(added) {
      const uploads = added.map((file): Upload => {
        const key = next.current++;
        files.current.set(key, file);
        const isLarge = file.size > MAX_IMAGE_BYTES;
        if (!isLarge) waiting.current.push(key);
        return {
          key,
          name: file.name,
          progress: isLarge ? null : 0,
          canRetry: false,
          problem: isLarge ? `Images can have up to ${MAX_IMAGE_MEGABYTES} MB.` : null,
        };
      });
      setAll((before) => [...before, ...uploads]);
      goOn();
    },
    retry(key) {
      change(key, { progress: 0, problem: null });
      waiting.current.push(key);
      goOn();
    },
    remove(key) {
      underWay.current.get(key)?.abort();
      underWay.current.delete(key);
      forget(key);
      goOn();
    },
  };
}
