import { invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';

/** @returns where somebody with an account sees a game they have joined */
export const openGamePath = (gameId: string): string =>
  invitationPath({ gameId, password: null, token: WEB_ACCESS_TOKEN });
