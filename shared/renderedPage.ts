import type { getConfig } from './contract/config.ts';
import type { ResponseOf } from './contract/endpoint.ts';
import type { Clash, ErrorCode, ErrorData } from './contract/errors.ts';
import type { Game } from './contract/schemas/gameAnswer.ts';
import type { PublicProfile } from './contract/schemas/publicProfile.ts';
import type { Language, Texts } from './locales/languages.ts';

/** Why the server has no answer, in the API's terms. */
export interface Refusal {
  code: ErrorCode;
  /** HTTP status. */
  status: number;
  data: ErrorData;
}

/** The result of a call of the API. */
export type Arrived<T> = { value: T; refusal: null } | { value: null; refusal: Refusal };

/** A refused answer by the form, and why it was refused: shown again as it was filled in. */
export interface RefusedAnswer extends Refusal {
  /** Starts that were ticked, as ISO instants. */
  starts: string[];
  /** Ids of venues that were ticked. */
  venues: string[];
  /** The text of the fields, by name. */
  typed: Record<string, string>;
}

/** The data from which a page is rendered, on the server and again in the browser (R-rendered-pages). */
export interface PageData {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  language: Language;
  /** The browser's languages, best first: they decide the formats of dates (R-formats). */
  browserLanguages: string[];
  /** Its server time is the time of rendering. */
  config: ResponseOf<typeof getConfig>;
  game?: Arrived<Game>;
  /** The invitation was not opened before: the page reports the opening by reading it once more (R-opened). */
  isNew?: boolean;
  /** The reader's agreed matches at the only time of the invitation (R-clashes). */
  clashes?: Clash[];
  profile?: Arrived<PublicProfile>;
  refused?: RefusedAnswer;
  /** The key of the form: sent twice, it registers a visitor once (R-form-answer). */
  formKey: string;
}

export interface RenderedPage {
  /** The content of #root. */
  html: string;
  title: string;
  /** Rendered parts that have code of their own (`renderer/common/chunk.tsx`). */
  parts: string[];
}

/** What the build for the server exports (`renderer/ssr/renderPage.tsx`). */
export interface PageRenderer {
  /** Loads the code of every part that a page may contain. */
  prepare(): Promise<void>;
  renderPage(page: PageData, texts: Texts): RenderedPage;
}

/** What the document gives to the browser: the page's data, and what it needs to continue. */
export interface DocumentData {
  page: PageData;
  parts: string[];
}

/** Id of the element that holds it, as JSON: data, which content policies do not treat as a script. */
export const DOCUMENT_DATA_ID = 'page-data';
