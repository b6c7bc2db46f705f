import { createStore } from '../state/store';
import { type ApiFailure, ApiFailureError } from './api-failure';

/** Whether the last calls were refused because the shop has to choose a plan first. */
export const planIsMissing = createStore(false);

/** Whether the shop has to choose a plan first: until then everything is refused so (`contract/sign-in`, billing). */
export function isPlanMissing(problem: unknown): boolean {
  return problem instanceof ApiFailureError && isForWantOfPlan(problem.failure);
}

export function isForWantOfPlan({ details }: ApiFailure): boolean {
  return typeof details === 'object' && details !== null && 'plan' in details && details.plan === 'missing';
}
