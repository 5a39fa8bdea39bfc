import type { getConfig } from './contract/config.ts';
import type { ResponseOf } from './contract/endpoint.ts';
import type { ErrorCode, ErrorData } from './contract/errors.ts';
import type { Game } from './contract/schemas/gameAnswer.ts';
import type { PublicProfile } from './contract/schemas/publicProfile.ts';
import type { Language, Texts } from './locales/languages.ts';

/** Why the server has no answer, as the API would say it. */
export interface Refusal {
  code: ErrorCode;
  /** HTTP status. */
  status: number;
  data: ErrorData;
}

/** What a call of the API would have brought. */
export type Arrived<T> = { value: T; refusal: null } | { value: null; refusal: Refusal };

/** What somebody sent by the form, and why it was not taken: shown again as they left it. */
export interface RefusedAnswer extends Refusal {
  /** Starts that were ticked, as ISO instants. */
  starts: string[];
  /** Ids of venues that were ticked. */
  venues: string[];
  /** What was written, by the names of the fields. */
  typed: Record<string, string>;
}

/** What a page is rendered from, on the server and again in the browser (R-rendered-pages). */
export interface PageData {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  language: Language;
  /** As the browser names them, best first: what dates look like follows from them (R-formats). */
  browserLanguages: string[];
  /** The server's time in it is that of the rendering. */
  config: ResponseOf<typeof getConfig>;
  game?: Arrived<Game>;
  /** The invitation was not opened before: the page says that it is by reading it once more (R-opened). */
  isNew?: boolean;
  profile?: Arrived<PublicProfile>;
  refused?: RefusedAnswer;
  /** By it a form that is sent twice registers a visitor once (R-form-answer). */
  formKey: string;
}

/** What came of it. */
export interface RenderedPage {
  /** What stands inside of #root. */
  html: string;
  title: string;
  /** Parts with code of their own that were drawn (`renderer/app/chunk.tsx`). */
  parts: string[];
}

/** What the build for the server exports (`renderer/ssr/renderPage.tsx`). */
export interface PageRenderer {
  /** Loads the code of every part a page may be rendered with. */
  prepare(): Promise<void>;
  renderPage(page: PageData, texts: Texts): RenderedPage;
}

/** What the document says to the browser: what it was rendered from, and what is needed to go on. */
export interface DocumentData {
  page: PageData;
  parts: string[];
}

/** Id of the element that holds it, as JSON: data, which no content policy takes for a script. */
export const DOCUMENT_DATA_ID = 'page-data';
