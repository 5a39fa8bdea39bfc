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
