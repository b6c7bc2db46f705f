import { type FunctionComponent, lazy } from 'react';
import { inTasks } from '../api/in-tasks';

/** Comes after the page. The page can do without it when its file cannot be had. */
export function late(load: () => Promise<FunctionComponent>) {
  return lazy(async () => ({ default: await inTasks(load).catch(() => Nothing) }));
}

const Nothing = () => null;
