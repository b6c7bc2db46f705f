import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

/** Coinages that engineers of this field wouldn't search for, with the term that took their place. */
const REPLACED = [
  [/\b(?:MOST|LONGEST|LEAST|SHORTEST)_[A-Z_]+\b/, 'MAX_… or MIN_…'],
  [/\bPATIENCE\w*\b/, '…TIMEOUT_MS'],
  [/\b[a-z]+Surely\b/, '…WithReadBack'],
  [/\b\w+AtWork\b/, 'context, or running'],
  [/\b(?:lookThenWrite|lookouts?|Lookout)\b/, 'validateThenWrite, poller'],
  [/\b(?:Panel|Filter|Answer)Ways\b/, 'handlers, formats'],
  [/\bisDoubtful\b/, 'isAmbiguous'],
  [/\b(?:nextEdge|nextSwitch)\b/, 'nextBoundary, nextLiveChange'],
  [/\bforget[A-Z]\w*\b/, 'purge…'],
  [/\b(?:sparingClient|whileHeld|coalesced|takeIn)\b/, 'costLimitedClient, fenced, singleFlight, ingest'],
  [/\btakeOver[A-Z]\w*\b/, 'intercept…, enhance…'],
  [/\b[Kk]ernel\b/, 'cart store'],
  [/\b(?:Liquid|Panel|Widget|Bundle|BundleEdit|More|Theme)Words\b/, '…Messages, …Completions'],
  [/\b(?:ask|answer|serv)ed(?:Facts|ByAny|OfPage|Cursor|Variant)\b/, 'requested…'],
  [/\bAsked[A-Z]\w*\b/, '…Request'],
  [/\b(?:Http|Cart|Listing|Suggestion|Widget|Source|Saved|Token|Webhook)Answer\b/, '…Response'],
  [
    /\banswer: (?:z\.|noBody)|\b\w+_ANSWER_VERSION\b|\.answer\.(?:p|safeP)arse\b|\bok: true(?: as const)?, answer\b/,
    'response',
  ],
  [/\bmeant(?:In|Words?|Compound|Beginnings)\b/, 'corrected…'],
  [/\bwords: \w*Messages\b|\bsession\.words\b/, 'messages'],
  [/\b[lL]ate(?:Part|Parts|Panel|Drafts|Compiler)\b/, 'lazy…'],
  [/\b(?:isStanding|\w*[oO]therStanding|codeStandings|standing(?:Of|Text))\b/, 'unscheduled, code status'],
  [/\b(?:BlockReach|useReach|Reach(?:Line|Notice)|reach(?:Query|Message))\b/, 'block status'],
  [/\bDrawn(?:By|With|Bundle|Line)\b/, 'render context, rendered line'],
  [/\bHeldCards\b/, 'CartGiftCards'],
  [/\b(?:holdToast|onHoldToast|heldDiscounts)\b/, 'pauseToast, appliedDiscounts'],
  [/\bLOOK_MS\b/, 'POLL_MS'],
  [/\b(?:const|let|function) (?:told|calm|takeUp)\b/, 'result, reported; initial view; append'],
  [/\b(?:firstLook|lookAtOrders|lookAgainLater|FIRST_LOOK)\w*\b/, 'poll'],
  [/\b[tT]estedCarts?\b/, 'cart under test'],
  [/\b(?:mayEdit|AskForScope|followPresses|answerFromMemory|removedTogether|sayOpen)\b/, 'what it does'],
  [/\b(?:areFar|isNoForm|standingBeside|OTHER_START|DOUBTED|KEPT|SETTLED|AGAIN)\b/, 'what it is'],
  [/\bconst \[?(?:least|most)\b/, 'min, max, limit'],
];
/** Names that others have given. */
const GIVEN = ['MOST_RELEVANT'];

const SOURCES = /\.(?:ts|tsx|mjs)$/;

const sources = () =>
  execFileSync('git', ['ls-files', 'packages', 'extensions', 'examples', 'scripts', 'tests'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => SOURCES.test(file) && !file.endsWith('field-terms.test.mjs'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('replaced terms don’t reappear', () => {
  const found = sources().flatMap(({ file, text }) =>
    REPLACED.flatMap(([term, better]) => {
      const [name] = text.match(term) ?? [];
      return name === undefined || GIVEN.includes(name) ? [] : [`${file}: ${name} (use ${better})`];
    }),
  );
  expect(found).toEqual([]);
});

/** Doc comment that begins otherwise, with what it is of: of an export, or of anything at the top of a file. */
const WITHOUT_NOUN = /^\/\*\*\s+(?:\* )?(?:What|Of|So|How) (?:(?!\*\/)[\s\S])*\*\/\n/.source;
const OF_EXPORT = new RegExp(`${WITHOUT_NOUN}export .{0,40}`, 'm');
const OF_ANYTHING = new RegExp(`${WITHOUT_NOUN}.{0,40}`, 'm');
/** Packages in which all doc comments at the top of a file do, not only those of exports. */
const STRICT = /^packages\/(?:core|server|dev-store|storefront-\w+)\//;

test('doc comments start with a noun or verb of the field', () => {
  const found = sources()
    .filter(({ file }) => !/\.(?:test|spec)\./.test(file))
    .flatMap(({ file, text }) => {
      const [comment] = text.match(STRICT.test(file) ? OF_ANYTHING : OF_EXPORT) ?? [];
      return comment === undefined ? [] : [`${file}: ${comment.split('\n').at(-1)}`];
    });
  expect(found).toEqual([]);
});
