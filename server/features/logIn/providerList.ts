import type { LogInProvider } from '../../logInProvider.ts';
import { apple } from './providers/apple.ts';
import { facebook } from './providers/facebook.ts';
import { google } from './providers/google.ts';

/** The providers by whom people may log in, where a deployment has set them up. */
export const PROVIDERS: readonly LogInProvider[] = [google, facebook, apple];
