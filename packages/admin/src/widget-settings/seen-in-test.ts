import type { ListedWidget } from '@cartwright/core/contract/widgets';

/** Whether shoppers see a widget only in place of a running test's control. */
export function isSeenInTestOnly({
  installState,
  runningTest,
}: Pick<ListedWidget, 'installState' | 'runningTest'>): boolean {
  return runningTest?.isControl === false && installState !== 'live_installed';
}
