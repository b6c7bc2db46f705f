import { createStore } from '../state/store';
import { type ApiFailure, ApiFailureError } from './api-failure';

/** Whether recent calls were rejected for a missing plan. */
export const planIsMissing = createStore(false);

/** Whether a call was rejected because the shop needs a plan (`contract/sign-in`, billing). */
export function isPlanMissing(problem: unknown): boolean {
  return problem instanceof ApiFailureError && isForWantOfPlan(problem.failure);
}

export function isForWantOfPlan({ details }: ApiFailure): boolean {
  return typeof details === 'object' && details !== null && 'plan' in details && details.plan === 'missing';
}
