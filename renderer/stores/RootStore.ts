import { computed, reaction } from 'mobx';
import { formatsOf } from '../../shared/domain/formats.ts';
import type { Language } from '../../shared/locales/languages.ts';
import type { PageData } from '../../shared/renderedPage.ts';
import type { ApiFailure } from '../api/apiFailure.ts';
import type { ApiClient, Caller } from '../api/client.ts';
import { watchCalls } from '../api/deadSession.ts';
import type { FormatPreferences } from '../i18n/format.ts';
import { regionFormats } from '../i18n/regionFormats.ts';
import type { Memory, OtherBrowser, Platform } from '../platform/platform.ts';
import { type AppConfig, ConfigStore } from './ConfigStore.ts';
import { forgetPush, forgetShared } from './deviceMemory.ts';
import { FeedbackStore, type ToastScreen } from './FeedbackStore.ts';
import { GamesStore } from './GamesStore.ts';
import { GameTokens } from './GameTokens.ts';
import { KeptInput, NOBODY } from './KeptInput.ts';
import { type LanguageDeps, LanguageStore } from './LanguageStore.ts';
import { LiveStore } from './LiveStore.ts';
import { OfflineQueue } from './offlineQueue/OfflineQueue.ts';
import { PreferencesStore } from './PreferencesStore.ts';
import { ReleaseStore } from './ReleaseStore.ts';
import { SessionStore } from './SessionStore.ts';

export interface RootDeps {
  platform: Platform;
  /** Makes the client; the token is asked for at each call. */
  createApi: (caller: Caller) => ApiClient;
  toasts: ToastScreen;
  language: Pick<LanguageDeps, 'show' | 'bundled' | 'part'> & Pick<LanguageDeps['hints'], 'query' | 'browser'>;
}

const REMEMBERED_LANGUAGE = 'language';

/** Everything the app knows. A test builds it whole with a transport of its own. */
export class RootStore {
  readonly api: ApiClient;
  readonly config: ConfigStore;
  readonly session: SessionStore;
  readonly preferences: PreferencesStore;
  readonly language: LanguageStore;
  readonly feedback: FeedbackStore;
  readonly games: GamesStore;
  readonly live: LiveStore;
  readonly gameTokens: GameTokens;
  /** This device's memory. */
  readonly memory: Memory;
  /** This window's memory, such as a phone that waits for its code. */
  readonly visit: Memory;
  readonly kept: KeptInput;
  readonly release = new ReleaseStore();
  readonly offlineQueue: OfflineQueue;
  /** The data in a page from the server; null where it came empty (R-rendered-pages). */
  arrived: PageData | null = null;
  readonly #origin: string;
  /** When it is asked for: the first use of `Intl` takes a phone tens of milliseconds, which the start does without. */
  readonly #region = computed(() => regionFormats(this.browserLanguages), { keepAlive: true });
  /** Best first. */
  readonly browserLanguages: readonly string[];
  readonly offersDesktop: boolean;
  readonly browser: OtherBrowser | null;
  readonly installPrompt: Platform['installPrompt'];

  constructor({ platform, createApi, toasts, language }: RootDeps) {
    this.#origin = platform.serverOrigin;
    this.browserLanguages = language.browser;
    this.api = watchCalls(
      createApi({ token: () => this.session.token, language: () => this.language.language }),
      this.meetDeadSession,
    );
    this.config = new ConfigStore(this.api);
    this.session = new SessionStore(this.api, platform.session, platform.memory);
    this.preferences = new PreferencesStore(this.api);
    this.games = new GamesStore(this.api);
    this.gameTokens = new GameTokens(platform.visit, platform.memory);
    this.live = new LiveStore({
      origin: platform.serverOrigin,
      token: () => this.session.token,
      followsHidden: platform.followsHidden,
    });
    this.memory = platform.memory;
    this.visit = platform.visit;
    this.offersDesktop = platform.offersDesktop;
    this.browser = platform.browser;
    this.installPrompt = platform.installPrompt;
    this.kept = new KeptInput(platform.visit, () => this.#typist);
    this.feedback = new FeedbackStore(toasts);
    this.offlineQueue = new OfflineQueue({
      memory: platform.memory,
      games: this.games,
      userId: () => this.session.user?.id ?? null,
      onRegistered: ({ gameId, token: share }, { token }) => {
        this.gameTokens.set(gameId, token);
        if (share !== null) this.gameTokens.keepVisitor({ gameId, share, own: token });
      },
      onSent: ({ key, what, name }) =>
        this.feedback.toast({ id: key, tone: 'success', text: `unsent.sent.${what}`, values: { name }, stays: false }),
    });
    this.language = new LanguageStore(this.api, this.config, {
      hints: {
        query: language.query,
        browser: language.browser,
        remembered: platform.keptLanguage() ?? platform.memory.get(REMEMBERED_LANGUAGE),
      },
      remember: (chosen) => {
        platform.memory.set(REMEMBERED_LANGUAGE, chosen);
        platform.keepLanguage(chosen);
      },
      show: language.show,
      part: language.part,
      onMissing: (retry) => this.feedback.open('alert.texts.title', 'alert.texts.text', retry),
      ...(language.bundled ? { bundled: language.bundled } : {}),
    });
  }

  /** The owner of input in this window; null while it is not known. */
  get #typist(): string | null {
    const { user, started, loggedIn } = this.session;
    return user?.id ?? (started && !loggedIn ? NOBODY : null);
  }

  /** How dates and times are written: as the person wants, else as the browser's region does, else the language (R-formats). */
  get formats(): FormatPreferences {
    const saved = this.preferences.value;
    return formatsOf(this.language.language, {
      dateFormat: saved?.dateFormat ?? this.#region.get()?.dateFormat ?? null,
      timeFormat: saved?.timeFormat ?? this.#region.get()?.timeFormat ?? null,
    });
  }

  /** @returns where the picture of a person is; null without one, or while the server's base is not known */
  pictureUrl(id: string | null, size: 'full' | 'thumbnail'): string | null {
    const base = this.config.value?.profilePicture;
    if (!id || base === undefined) return null;
    return `${this.#origin}${base}${id}${size === 'full' ? '' : '-96'}`;
  }

  /** Takes the page's data from the server: none is asked for again before it is on screen. */
  adopt(page: PageData): void {
    this.arrived = page;
    this.config.adopt(page.config);
    this.language.adopt(page.language);
    // A page with neither is the log-in, as people who are not logged in see it.
    if (!page.game && !page.profile) this.session.adoptNobody();
  }

  /** Starts configuration, texts and session side by side. Never fails: each part keeps its own state. */
  async start(): Promise<void> {
    this.config.releaseClock();
    const config = this.config.value ? Promise.resolve(this.config.value) : this.loadConfig();
    await Promise.all([this.language.start(config), this.session.start(), config]);
  }

  /** Follows the session and its person. @returns a stop function */
  watchSession(): () => void {
    // By the token: it is known before any page asks for a game, the person only after.
    const stopClearing = reaction(
      () => this.session.token,
      () => this.games.clear(),
    );
    const stopFollowing = reaction(
      () => this.session.user?.id ?? null,
      (userId) => {
        if (this.session.left) {
          this.kept.forget();
          this.gameTokens.forgetVisitors();
          forgetPush(this);
          forgetShared();
        }
        if (!userId) this.preferences.clear();
        else {
          this.kept.forgetOthers();
          void this.takePreferences(userId, this.session.user?.hasPreferences ?? false);
          void this.offlineQueue.flush();
        }
      },
      { fireImmediately: true },
    );
    return () => {
      stopClearing();
      stopFollowing();
    };
  }

  /** The person chooses a language: shown at once, remembered here, and used for mails when logged in. */
  async chooseLanguage(language: Language): Promise<void> {
    await this.language.setLanguage(language);
    if (!this.session.user) return;
    // Saves the formats seen until now: another language is no other clock.
    const { state } = this.preferences.preferences;
    const formats = state.status === 'ready' && state.value === null ? this.formats : {};
    await this.preferences.save({ ...formats, language }).catch((error: unknown) => this.feedback.report(error));
  }

  /**
   * Saves this person's formats; the language is shown at once. A person who chooses one of the two formats has seen the other.
   * @throws ApiFailure
   */
  async savePreferences(changes: Partial<FormatPreferences>): Promise<void> {
    const isFormatChosen = changes.dateFormat !== undefined || changes.timeFormat !== undefined;
    await this.preferences.save(isFormatChosen ? { ...this.formats, ...changes } : changes);
    const { language } = changes;
    if (language && language !== this.language.language) await this.language.setLanguage(language);
  }

  /** A 401 in mid-work: says so, and checks whether the session still lives. While it is being taken up nobody works. */
  private meetDeadSession = (failure: ApiFailure): void => {
    if (!this.session.user) return;
    this.feedback.report(failure);
    void this.session.loadMe();
  };

  private async takePreferences(userId: string, hasAny: boolean): Promise<void> {
    if (!hasAny) return this.preferences.setNone();
    await this.preferences.load(userId);
    const language = this.preferences.value?.language;
    if (language && !this.language.chosen && language !== this.language.language) await this.language.load(language);
  }

  private async loadConfig(): Promise<AppConfig | null> {
    const failure = await this.config.load();
    if (failure) this.feedback.open('alert.network.title', 'alert.network.text', () => void this.loadConfig());
    return this.config.value;
  }
}
