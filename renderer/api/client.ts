import { BRAND } from '../../shared/brand.ts';
import {
  type BodyOf,
  type Endpoint,
  ONCE_HEADER,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ResponseOf,
} from '../../shared/contract/endpoint.ts';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import { isTexts } from '../i18n/useText.ts';
import { ApiFailure, failureOfAnswer, toFailure } from './apiFailure.ts';
import { followLive, type LiveListener } from './liveStream.ts';
import { OnceKeys } from './onceKeys.ts';
import type { HttpCall, Transport } from './transport.ts';

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [key in Name]: Value };

interface Common {
  /** An invitee's or share token: used instead of the session's; calls that are open to everybody carry it as well. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The key of a call that is kept to be sent later; others get theirs here (R-once). */
  once?: string | undefined;
}

/** The arguments of a call, by its descriptor. */
export type CallArgs<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  Common;

/** Calls that need nothing may be written without arguments. */
type Rest<E extends Endpoint> = Common extends CallArgs<E> ? [args?: CallArgs<E>] : [args: CallArgs<E>];

interface AnyArgs extends Common {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

export interface ApiClient {
  /**
   * Makes a call of the contract.
   * @throws ApiFailure for everything but the answer of success
   */
  call<E extends Endpoint>(endpoint: E, ...rest: Rest<E>): Promise<ResponseOf<E>>;
  /**
   * Hands a file to a call of the contract that takes one.
   * @throws ApiFailure for everything but the answer of success
   */
  upload<E extends Endpoint>(
    endpoint: E,
    file: Blob,
    filename: string,
    params?: Record<string, string>,
  ): Promise<ResponseOf<E>>;
  /**
   * Follows the changes of a game.
   * @param token of an invitation into that game
   * @returns a stop function
   */
  follow(gameId: string, token: string, onChange: LiveListener['onChange']): () => void;
  /**
   * Fetches a translation file, without authorization (R-texts).
   * @throws ApiFailure also when the answer is not a list of texts
   */
  fetchTexts(url: string): Promise<Texts>;
}

/** @returns the given values, as a query or a form writes them */
function toParams(values: Record<string, unknown>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** The caller's state, read at each call. */
export interface Caller {
  /** The session's. */
  token: () => string | null;
  /** The page's language; the server uses it to name former players (R-former-player). */
  language: () => Language;
}

/** Is told of every call that did not work; `call` is its method and the pattern of its path. */
export type FailureListener = (failure: ApiFailure, call: string) => void;

/** The longest a call may take, in milliseconds: after it the network is said to be away. */
const TIMEOUT = 20_000;
/** The longest a file may take: ten megabytes over a phone's poor network. */
const UPLOAD_TIMEOUT = 180_000;

/**
 * The one way to the server.
 * @param baseURL origin of the server; empty on the web, where it is the page's own
 * @param transport carries the calls; tests pass their own
 * @param onFailure told besides the caller
 */
export function createApiClient(
  baseURL: string,
  { token: sessionToken, language }: Caller,
  transport: Transport,
  onFailure?: FailureListener,
): ApiClient {
  const keys = new OnceKeys();

  function authorization(endpoint: Endpoint, token: string | undefined): Record<string, string> {
    const isReader = endpoint.auth === 'reader' && sessionToken() === null;
    if (endpoint.auth === 'client' || isReader) {
      return { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` };
    }
    const bearer = token ?? (endpoint.auth === 'public' ? null : sessionToken());
    return bearer ? { Authorization: `Bearer ${bearer}` } : {};
  }

  /**
   * @param name of the call, for the listeners to failures
   * @returns the content of a successful answer
   * @throws ApiFailure
   */
  async function request(call: HttpCall, name: string): Promise<unknown> {
    const answer = await transport({ ...call, url: new URL(call.url, baseURL || window.location.href).href }).catch(
      () => null,
    );
    if (answer && answer.status >= 200 && answer.status < 300) return answer.status === 204 ? undefined : answer.data;
    const unanswered = call.signal?.aborted ? 'aborted' : 'network';
    const failure = answer ? failureOfAnswer(answer.status, answer.data) : new ApiFailure(unanswered);
    onFailure?.(failure, name);
    throw failure;
  }

  /** The call in the form in which it can come again, and the callback for its answer. */
  function onceOf(endpoint: Endpoint, args: AnyArgs): { headers: Record<string, string>; answered: () => void } {
    if (!endpoint.once) return { headers: {}, answered: () => undefined };
    const { params, query, body, token } = args;
    const call = JSON.stringify([endpoint.method, endpoint.path, params, query, body, token ?? sessionToken()]);
    return { headers: { [ONCE_HEADER]: args.once ?? keys.keyOf(call) }, answered: () => keys.answered(call) };
  }

  async function send(endpoint: Endpoint, args: AnyArgs): Promise<unknown> {
    const once = onceOf(endpoint, args);
    const query = args.query ? `${toParams(args.query)}` : '';
    try {
      const data = await request(
        {
          method: endpoint.method,
          url: pathOf(endpoint, args.params) + (query && `?${query}`),
          headers: {
            'Accept-Language': language(),
            ...authorization(endpoint, args.token),
            ...once.headers,
            ...typeOf(endpoint, args.body),
          },
          body: args.body && (endpoint.bodyType ? `${toParams(args.body)}` : JSON.stringify(args.body)),
          signal: args.signal,
          timeout: TIMEOUT,
        },
        `${endpoint.method} ${endpoint.path}`,
      );
      once.answered();
      return data;
    } catch (error) {
      const { status } = toFailure(error);
      // A refusal is an answer; a call that broke on the way may have been done.
      if (status >= 400 && status < 500) once.answered();
      throw error;
    }
  }

  return {
    call: <E extends Endpoint>(endpoint: E, ...[args]: Rest<E>) =>
      send(endpoint, (args ?? {}) as AnyArgs) as Promise<ResponseOf<E>>,
    upload: async <E extends Endpoint>(endpoint: E, file: Blob, filename: string, params?: Record<string, string>) => {
      const form = new FormData();
      form.append('file', file, filename);
      const call = {
        method: endpoint.method,
        url: pathOf(endpoint, params),
        headers: authorization(endpoint, undefined),
      };
      const data = await request({ ...call, body: form, timeout: UPLOAD_TIMEOUT }, endpoint.path);
      return data as ResponseOf<E>;
    },
    follow: (gameId, token, onChange) => followLive({ origin: baseURL, token, gameId }, { onChange }),
    fetchTexts: async (url) => {
      const data = await request({ method: 'GET', url, headers: {}, timeout: TIMEOUT }, 'texts');
      if (isTexts(data)) return data;
      throw new ApiFailure('E.gen.serverError');
    },
  };
}

const typeOf = ({ bodyType }: Endpoint, body: unknown): Record<string, string> =>
  body ? { 'Content-Type': bodyType ?? 'application/json' } : {};
