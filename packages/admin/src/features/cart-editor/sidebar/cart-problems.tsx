import { cartTemplateIssues } from '@cartwright/core/templates/validate-template';
import { useDocument } from '../model/editor-context';
import { cartFieldIssues, issuesUnder } from '../model/issues';
import { ProblemCount } from './problem-count';

/** The issues that the general screen can have, counted: a blank name, and a template that cannot be used. */
export function CartProblems() {
  const count = useDocument(
    (document) => (document.name.trim() === '' ? 1 : 0) + cartTemplateIssues(document).length,
  );
  return <ProblemCount count={count} />;
}

/** The issues of Buy More Save More, counted; none while it is off. */
export function VolumeProblems() {
  const count = useDocument((document) => issuesUnder(cartFieldIssues(document), ['buyMoreSaveMore']).length);
  return <ProblemCount count={count} />;
}
