import { type FunctionComponent, lazy } from 'react';
import { inTasks } from '../api/in-tasks';

/**
 * Optional component in a separate chunk, loaded after the page. Renders nothing if the chunk fails
 * to load.
 */
export function late(load: () => Promise<FunctionComponent>) {
  return lazy(async () => ({ default: await inTasks(load).catch(() => Nothing) }));
}

const Nothing = () => null;
