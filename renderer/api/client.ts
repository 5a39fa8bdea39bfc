import axios, { type AxiosInstance, type CreateAxiosDefaults, isAxiosError, isCancel } from 'axios';
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
import type { Texts } from '../../shared/locales/languages.ts';
import { isTexts } from '../i18n/texts.ts';
import { ApiFailure, failureOfAnswer } from './apiFailure.ts';
import { followLive, type LiveListener } from './liveStream.ts';
import { OnceKeys } from './onceKeys.ts';

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [key in Name]: Value };

interface Common {
  /** An invitee's or share token: used instead of the session's. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The key of a call that is kept to be sent later; others get theirs here (R-once). */
  once?: string | undefined;
}

/** What a call needs, by its descriptor. */
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
  upload<E extends Endpoint>(endpoint: E, file: Blob, filename: string): Promise<ResponseOf<E>>;
  /**
   * Follows the changes of a game.
   * @param token of an invitation into that game
   * @returns what ends it
   */
  follow(gameId: string, token: string, onChange: LiveListener['onChange']): () => void;
  /**
   * Fetches a translation file, without authorization (R-texts).
   * @throws ApiFailure also when what came is not a list of texts
   */
  fetchTexts(url: string): Promise<Texts>;
}

/** @returns what is given, as a query or a form writes it */
function toParams(values: Record<string, unknown>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Is told of every call that did not work; `call` is its method and the pattern of its path. */
export type FailureListener = (failure: ApiFailure, call: string) => void;

function failureOf(error: unknown): ApiFailure {
  if (isCancel(error)) return new ApiFailure('aborted');
  if (!isAxiosError(error)) return new ApiFailure('E.gen.serverError');
  if (!error.response) return new ApiFailure('network');
  return failureOfAnswer(error.response.status, error.response.data);
}

/** The longest a call may take, in milliseconds: after it the network is said to be away. */
const TIMEOUT = 20_000;
/** The longest a file may take: ten megabytes over a phone's poor network. */
const UPLOAD_TIMEOUT = 180_000;

/**
 * The one way to the server.
 * @param baseURL origin of the server; empty on the web, where it is the page's own
 * @param sessionToken read at each call
 * @param adapter the transport; tests pass their own
 * @param onFailure besides the caller, who gets it as well
 */
export function createApiClient(
  baseURL: string,
  sessionToken: () => string | null,
  adapter?: CreateAxiosDefaults['adapter'],
  onFailure?: FailureListener,
): ApiClient {
  const http: AxiosInstance = axios.create({ baseURL, timeout: TIMEOUT, ...(adapter ? { adapter } : {}) });

  const keys = new OnceKeys();

  function authorization(endpoint: Endpoint, token: string | undefined): Record<string, string> {
    if (endpoint.auth === 'public') return {};
    if (endpoint.auth === 'client') return { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` };
    const bearer = token ?? sessionToken();
    return bearer ? { Authorization: `Bearer ${bearer}` } : {};
  }

  function fail(error: unknown, call: string): ApiFailure {
    const failure = failureOf(error);
    onFailure?.(failure, call);
    return failure;
  }

  /** The call as it can come again, and what says that it has been answered. */
  function onceOf(endpoint: Endpoint, args: AnyArgs): { headers: Record<string, string>; answered: () => void } {
    if (!endpoint.once) return { headers: {}, answered: () => undefined };
    const { params, query, body, token } = args;
    const call = JSON.stringify([endpoint.method, endpoint.path, params, query, body, token ?? sessionToken()]);
    return { headers: { [ONCE_HEADER]: args.once ?? keys.keyOf(call) }, answered: () => keys.answered(call) };
  }

  async function send(endpoint: Endpoint, args: AnyArgs): Promise<unknown> {
    const type = endpoint.bodyType ?? 'application/json';
    const once = onceOf(endpoint, args);
    const contentType: Record<string, string> = args.body ? { 'Content-Type': type } : {};
    try {
      const answer = await http.request<unknown>({
        method: endpoint.method,
        url: pathOf(endpoint, args.params),
        headers: { ...authorization(endpoint, args.token), ...contentType, ...once.headers },
        ...(args.query ? { params: toParams(args.query) } : {}),
        ...(args.body ? { data: endpoint.bodyType ? toParams(args.body) : args.body } : {}),
        ...(args.signal ? { signal: args.signal } : {}),
      });
      once.answered();
      return answer.status === 204 ? undefined : answer.data;
    } catch (error) {
      const failure = fail(error, `${endpoint.method} ${endpoint.path}`);
      // A refusal is an answer; what broke on the way may have been done.
      if (failure.status >= 400 && failure.status < 500) once.answered();
      throw failure;
    }
  }

  return {
    call: <E extends Endpoint>(endpoint: E, ...[args]: Rest<E>) =>
      send(endpoint, (args ?? {}) as AnyArgs) as Promise<ResponseOf<E>>,
    upload: async <E extends Endpoint>(endpoint: E, file: Blob, filename: string) => {
      const form = new FormData();
      form.append('file', file, filename);
      const headers = authorization(endpoint, undefined);
      try {
        const { data } = await http.post<unknown>(pathOf(endpoint), form, { headers, timeout: UPLOAD_TIMEOUT });
        return data as ResponseOf<E>;
      } catch (error) {
        throw fail(error, endpoint.path);
      }
    },
    follow: (gameId, token, onChange) => followLive({ origin: baseURL, token, gameId }, { onChange }),
    fetchTexts: async (url) => {
      try {
        const { data } = await http.get<unknown>(url);
        if (isTexts(data)) return data;
      } catch (error) {
        throw fail(error, 'texts');
      }
      throw new ApiFailure('E.gen.serverError');
    },
  };
}
