import { useDocument } from '../model/editor-context';
import { cartFieldIssues, issuesUnder } from '../model/issues';
import { ProblemCount } from './problem-count';

/** The issues of the cart's own fields, counted. Of these the general screen can only leave the name blank. */
export function CartProblems() {
  const blank = useDocument((document) => document.name.trim() === '');
  return <ProblemCount count={blank ? 1 : 0} />;
}

/** The issues of Buy More Save More, counted; none while it is off. */
export function VolumeProblems() {
  const count = useDocument((document) => issuesUnder(cartFieldIssues(document), ['buyMoreSaveMore']).length);
  return <ProblemCount count={count} />;
}
