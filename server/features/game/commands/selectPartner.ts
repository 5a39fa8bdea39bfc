import { AppError } from '../../../appError.ts';
import { confirmedOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { assignTeams } from './assignTeams.ts';
import type { Command } from './command.ts';
import { pickInvitees, readInviteeIds } from './pickInvitees.ts';

/** PARTNER_SELECTION: the organiser of open doubles says with whom they play; 400 unless it is a player (R-partner). */
export const selectPartner: Command<{ inviteeIds: string[] }> = {
  read: readInviteeIds,
  async execute({ tx, state }, { inviteeIds }) {
    const [partner, ...more] = pickInvitees(confirmedOf(state), inviteeIds);
    if (!partner || more.length > 0) throw new AppError('E.bad.request', { fields: { contactList: 'field.tooMany' } });
    await changeGame(tx, state, { partner_id: partner.id });
    await assignTeams(tx, state);
    return [{ type: 'PartnerChosen', inviteeId: partner.id }];
  },
};
