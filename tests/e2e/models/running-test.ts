import { readExperimentResults } from '@cartwright/core/contract/experiments';
import { assignmentOf } from '@cartwright/core/experiments/assignment/assignment';
import { trafficOf } from '@cartwright/core/experiments/assignment/traffic';
import { expect, type Page } from '@playwright/test';

/** Answer of a call of the admin's. */
export async function call(
  page: Page,
  adminUrl: string,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
) {
  const response = await page.request[method](`${adminUrl}${path}`, {
    headers: { origin: new URL(adminUrl).origin },
    ...(data && { data }),
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

export const pathOf = ({ path }: { readonly path: string }, id: string) => path.replace(':id', id);

/** A visitor who is shown a variant (0 is the control) of a test of two with equal shares. */
export function aVisitor(test: string, variant: number): string {
  const request = { id: test, seed: test, variants: 2, traffic: trafficOf(2, [5_000, 5_000]) };
  for (;;) {
    const visitor = crypto.randomUUID();
    if (assignmentOf(request, visitor, {}).variant === variant) return visitor;
  }
}

/** Has the page come as a visitor who was there before. */
export const comeAs = (page: Page, visitor: string) =>
  page.addInitScript((known) => {
    if (localStorage.getItem('cartwright:visit')) return;
    const visit = { visitor: known, session: crypto.randomUUID(), at: Date.now() };
    localStorage.setItem('cartwright:visit', JSON.stringify(visit));
  }, visitor);

/** Visitors that a test has counted, by variant. */
export async function countedVisitors(page: Page, adminUrl: string, id: string): Promise<number[]> {
  const { goals } = (await call(page, adminUrl, 'get', pathOf(readExperimentResults, id))).data;
  return goals[0]?.estimates.map(({ visitors }: { visitors: number }) => visitors);
}
