import { AppError } from '../../../appError.ts';
import type { Invitee } from '../gameState.ts';
import type { ActionBody } from './command.ts';

/** @returns the ids of the invitees a body names, each once */
export function readInviteeIds({ contactList = [] }: ActionBody): { inviteeIds: string[] } {
  return { inviteeIds: [...new Set(contactList.map(({ id }) => id ?? ''))] };
}

/** @throws AppError 400 when an id is not that of one of these invitees */
export function pickInvitees(invitees: Invitee[], ids: string[]): Invitee[] {
  const chosen = invitees.filter((invitee) => ids.includes(invitee.id));
  if (chosen.length === 0 || chosen.length !== ids.length) {
    throw new AppError('E.bad.request', { fields: { contactList: 'field.choice' } });
  }
  return chosen;
}
