import type { StoreContext } from '../../context/store-context';
import type { Body } from '../../engine/model/request-body';
import type { AppConfiguration } from '../../setup/options';
import { issueOffline, issueOnline, retireToken } from '../issue-token';
import { readSessionToken } from '../session-token';
import { refused, type TokenResponse, tokenJson } from './token-response';

const SESSION_TOKEN = 'urn:ietf:params:oauth:token-type:id_token';
const ONLINE = 'urn:shopify:params:oauth:token-type:online-access-token';
const OFFLINE = 'urn:shopify:params:oauth:token-type:offline-access-token';

/** Exchanges a session token for an online or offline token, or a non-expiring offline token for an expiring one. */
export function exchangeToken(
  store: StoreContext,
  configuration: AppConfiguration,
  body: Body,
): TokenResponse {
  const { subject_token: subject, subject_token_type: subjectType } = body;
  const wanted = body.requested_token_type ?? OFFLINE;
  if (typeof subject !== 'string' || subject === '')
    return refused('invalid_request', 'The subject token is missing');
  if (wanted !== ONLINE && wanted !== OFFLINE) {
    return refused('invalid_request', `The requested token type has to be ${ONLINE} or ${OFFLINE}`);
  }
  const expiring = String(body.expiring ?? '') === '1';
  if (subjectType === SESSION_TOKEN) {
    const user = readSessionToken(store, configuration, subject);
    if (!user) return refused('invalid_subject_token', 'The session token is expired or otherwise invalid');
    return tokenJson(store, wanted === ONLINE ? issueOnline(store, user) : issueOffline(store, expiring));
  }
  if (subjectType === OFFLINE && wanted === OFFLINE && expiring) {
    return retireToken(store, subject)
      ? tokenJson(store, issueOffline(store, true))
      : refused('invalid_subject_token', 'The offline access token is not one without an end');
  }
  return refused('invalid_request', `The subject token type has to be ${SESSION_TOKEN}`);
}
