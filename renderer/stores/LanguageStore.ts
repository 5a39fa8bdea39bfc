import { makeAutoObservable, runInAction } from 'mobx';
import { DEFAULT_LANGUAGE, type Language, loadTexts, type Texts, toLanguage } from '../../shared/locales/languages.ts';
import { OWN_TEXTS_URL, type TextsPart, textsUrl } from '../../shared/locales/textsUrl.ts';
import type { ApiClient } from '../api/client.ts';
import { type LanguageHints, pickLanguage, wantedLanguage } from '../i18n/pickLanguage.ts';
import type { AppConfig, ConfigStore } from './ConfigStore.ts';

/** The dependencies of the language. */
export interface LanguageDeps {
  hints: LanguageHints;
  remember: (language: Language) => void;
  /** Shows the texts from now on, and says so to the page. */
  show: (language: Language, texts: Texts) => Promise<void>;
  /** The translation file failed to load; the bundled texts are shown. */
  onMissing: (retry: () => void) => void;
  bundled?: (language: Language) => Promise<Texts>;
  /** Which texts the page shows. */
  part: TextsPart;
}

/** Which language is shown, and where its texts come from (R-language-choice, R-texts). */
export class LanguageStore {
  language: Language;
  /** `stranded`: neither the file nor the bundled texts could be loaded, so there is nothing to say anything with. */
  state: 'loading' | 'ready' | 'stranded' = 'loading';
  readonly #api: ApiClient;
  readonly #config: ConfigStore;
  readonly #deps: LanguageDeps;
  /** The last one asked for: texts of an earlier one may come after it. */
  #asked: Language | null = null;

  constructor(api: ApiClient, config: ConfigStore, deps: LanguageDeps) {
    this.#api = api;
    this.#config = config;
    this.#deps = deps;
    this.language = wantedLanguage(deps.hints) ?? DEFAULT_LANGUAGE;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the person said which language, so that nothing else may decide. */
  get chosen(): boolean {
    const { query, remembered } = this.#deps.hints;
    return (toLanguage(query) ?? toLanguage(remembered)) !== null;
  }

  /** Address of the texts on screen. */
  get address(): string {
    return this.addressOf(this.language);
  }

  /**
   * Shows the first texts. The deployment's own address of texts is tried while the configuration is still on its way,
   * as it nearly always is the right one: a round trip less on a phone.
   */
  async start(config: Promise<AppConfig | null>): Promise<void> {
    // Kept like any other choice: the next page's address does not say it again.
    const asked = toLanguage(this.#deps.hints.query);
    if (asked) this.#deps.remember(asked);
    const wanted = wantedLanguage(this.#deps.hints);
    // A page that came with its texts speaks already, unless this device remembers another language.
    if (this.state === 'ready') {
      if (wanted && wanted !== this.language) await this.load(wanted);
      return;
    }
    const early = wanted
      ? this.#api.fetchTexts(textsUrl(OWN_TEXTS_URL, wanted, this.#deps.part)).catch(() => null)
      : null;
    const found = await config;
    // The account's language, or a choice, came before the configuration.
    if (this.#asked) return;
    const language = pickLanguage({ ...this.#deps.hints, config: found?.language ?? null });
    // The version behind the address tells caches apart, not texts.
    const [address = ''] = (found?.webTranslationURL ?? OWN_TEXTS_URL).split('?');
    const own = [OWN_TEXTS_URL, `${found?.webAccessUrl}${OWN_TEXTS_URL}`].includes(address);
    const texts = early && own ? await early : null;
    if (!texts) return this.load(language);
    this.#asked = language;
    await this.apply(language, texts);
  }

  /** Takes the language that a page came in. */
  adopt(language: Language): void {
    this.language = language;
    this.state = 'ready';
  }

  /** Switches at once and for later visits. */
  async setLanguage(language: Language): Promise<void> {
    this.#deps.remember(language);
    await this.load(language);
  }

  /** Switches for now: the language of the person's account on a device where none was chosen. */
  async load(language: Language): Promise<void> {
    this.#asked = language;
    try {
      await this.apply(language, await this.#api.fetchTexts(this.addressOf(language)));
    } catch {
      await this.fallBack(language);
    }
  }

  private addressOf(language: Language): string {
    return textsUrl(this.#config.value?.webTranslationURL ?? OWN_TEXTS_URL, language, this.#deps.part);
  }

  private async fallBack(language: Language): Promise<void> {
    try {
      await this.apply(language, await (this.#deps.bundled ?? loadTexts)(language));
      // Another one was chosen meanwhile: nothing is missing any more.
      if (language === this.#asked) this.#deps.onMissing(() => void this.load(language));
    } catch {
      runInAction(() => {
        if (this.state !== 'ready') this.state = 'stranded';
      });
    }
  }

  private async apply(language: Language, texts: Texts): Promise<void> {
    if (language !== this.#asked) return;
    await this.#deps.show(language, texts);
    runInAction(() => {
      this.language = language;
      this.state = 'ready';
    });
  }
}
