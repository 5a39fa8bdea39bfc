/** Types of distOptions.mjs, for its tests. */
export interface Deployment {
  /** One line that says what to write instead; everything else is missing then. */
  problem?: string;
  server: URL;
  updates: string | null;
  publisher: string | null;
  maintainer: string;
  provisioningProfile: string | null;
}
export function readDeployment(env: Record<string, string | undefined>): Deployment;
export function distOptions(deployment: Deployment): string[];
export function entitlements(plain: string, deployment: Pick<Deployment, 'server'>): string;
