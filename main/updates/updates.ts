/** What a package says of its updates: electron-builder puts it into `app-update.yml` when it has an address for them. */
export interface UpdateFeed {
  url: string;
  /** Name on the certificate of Windows that an update has to be signed with. */
  publisher: string | null;
}

/** @returns the feed; null for a file that names no https address */
export function readUpdateFeed(text: string): UpdateFeed | null {
  const value = (name: string) => new RegExp(`^${name}:[ \\t]*['"]?([^'"\\n]+)`, 'm').exec(text)?.[1]?.trim() ?? null;
  // The names of a list are in the lines below its own.
  const publisher = value('publisherName') ?? /^publisherName:\s*\n\s*-\s*(\S.*)$/m.exec(text)?.[1] ?? null;
  const url = value('url');
  if (url === null || !URL.canParse(url) || new URL(url).protocol !== 'https:') return null;
  return { url, publisher };
}

/**
 * Whether the app may look for updates: only a package, and only where the system checks who has signed one. Linux checks
 * nobody, an unsigned app of macOS is refused by the system itself, and on Windows a missing publisher would skip the check.
 */
export function mayUpdate(feed: UpdateFeed | null, isPackaged: boolean, platform: string): boolean {
  if (!isPackaged || feed === null) return false;
  return platform === 'darwin' || (platform === 'win32' && feed.publisher !== null);
}

/** Where updates come from; electron-updater in a package, a stand-in in tests. */
export interface UpdateSource {
  /** @returns the version that is newer than this one, if any */
  find(): Promise<string | null>;
  download(): Promise<void>;
  /** Ends the app and starts the new one. */
  install(): void;
}

export type UpdateQuestion = 'download' | 'install';

/**
 * Looks for a newer version once. Nothing is downloaded and nothing installed before the person has agreed to it; without
 * a network, or with a broken download, the app goes on as it is.
 */
export async function offerUpdate(
  source: UpdateSource,
  ask: (question: UpdateQuestion, version: string) => Promise<boolean>,
): Promise<void> {
  try {
    const version = await source.find();
    if (version === null || !(await ask('download', version))) return;
    await source.download();
    if (await ask('install', version)) source.install();
  } catch {
    // The next start looks again.
  }
}
