import { type BasketIndex, noBaskets } from '@cartwright/core/recommend/baskets/basket-index';
import { addBasket } from '@cartwright/core/recommend/baskets/change-baskets';
import { bestOf } from '@cartwright/core/recommend/sources/scored';
import { topSellers } from '@cartwright/core/recommend/sources/top-sellers';
import { viewedNext } from '@cartwright/core/recommend/sources/viewed-next';
import { firstFound, hitRate, reciprocalRank } from './measures';
import { type FiledSession, minuteOf, type SessionCase } from './sessions-file';

/** Gives products for what was viewed so far, the best first, without those that are left out. */
export type SessionList = (question: SessionCase, leavesOut: ReadonlySet<number>) => readonly number[];

export interface SessionFigures {
  readonly questions: number;
  readonly hitRateAt10: number;
  readonly reciprocalRankAt20: number;
}

/** Lists that are judged have as many products. */
const LIST = 20;

/** The index of known sessions, in the order in which they ended. */
export function indexOf(known: readonly FiledSession[]): BasketIndex {
  const index = noBaskets('sessions');
  for (const views of known) {
    addBasket(index, { minute: minuteOf(views), products: views.map(({ product }) => product) });
  }
  return index;
}

/** List of the algorithm alone: shorter lists aren't filled up. */
export function viewedNextList(index: BasketIndex): SessionList {
  return ({ viewed, now }, leavesOut) =>
    bestOf(
      viewedNext(index, viewed, now).filter(({ product }) => !leavesOut.has(product)),
      LIST,
    ).map(({ product }) => product);
}

/** The products in the most sessions, whatever was viewed. */
export function popularList(index: BasketIndex): SessionList {
  return (_, leavesOut) =>
    topSellers(index, LIST, (product) => !leavesOut.has(product)).map(({ product }) => product);
}

/** Figures of all questions, the products of the session allowed in lists. */
export function figuresOfAll(cases: readonly SessionCase[], list: SessionList): SessionFigures {
  return figuresOf(cases, (question) => list(question, NOTHING));
}

/** Figures of the questions whose answer wasn't viewed in the session before; lists are without its products. */
export function figuresOfUnseen(cases: readonly SessionCase[], list: SessionList): SessionFigures {
  return figuresOf(
    cases.filter(({ viewed, next }) => !viewed.includes(next)),
    (question) => list(question, new Set(question.viewed)),
  );
}

function figuresOf(
  cases: readonly SessionCase[],
  list: (question: SessionCase) => readonly number[],
): SessionFigures {
  const places = cases.map((question) => firstFound(list(question), new Set([question.next])));
  return {
    questions: places.length,
    hitRateAt10: hitRate(places, 10),
    reciprocalRankAt20: reciprocalRank(places, LIST),
  };
}

const NOTHING: ReadonlySet<number> = new Set();
