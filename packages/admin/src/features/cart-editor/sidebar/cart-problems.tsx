import { useDocument } from '../model/editor-context';
import { ProblemCount } from './problem-count';

/** The issues of the cart's own fields, counted. Of these the general screen can only leave the name blank. */
export function CartProblems() {
  const blank = useDocument((document) => document.name.trim() === '');
  return <ProblemCount count={blank ? 1 : 0} />;
}
