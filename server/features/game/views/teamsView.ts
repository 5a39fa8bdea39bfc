import type { Team } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import { confirmedOf, type GameState, type Invitee } from '../gameState.ts';
import type { PersonRow } from '../store/peopleRows.ts';

/** @returns the two teams once they are complete, with the names that people have in the match (R-own-name) */
export function toTeamsView(state: GameState, now: Date): { initiatorTeam: Team | null; opponentTeam: Team | null } {
  const { game, owner } = state;
  if (!game.initiator_team_id || !game.opponent_team_id) return { initiatorTeam: null, opponentTeam: null };
  const player = (person: PersonRow, firstName: string, lastName: string) => ({
    id: person.id,
    firstName,
    lastName,
    code: person.type === 'NORMAL' ? person.code : null,
    profileImageId: shownPicture(person, now),
    gender: person.gender,
  });
  const member = (each: Invitee) => player(each.person, each.first_name, each.last_name);
  const confirmed = confirmedOf(state);
  const partners = confirmed.filter((each) => each.id === game.partner_id);
  const opponents = confirmed.filter((each) => each.id !== game.partner_id);
  const initiators = [player(owner, owner.first_name, owner.last_name), ...partners.map(member)];
  const genders = new Set([...initiators, ...opponents.map(member)].map(({ gender }) => gender));
  genders.delete(null);
  const shared = { single: requiredPlayers(game.preference.matchType) === 1, mixed: genders.size > 1 };
  return {
    initiatorTeam: { id: game.initiator_team_id, ...shared, players: initiators },
    opponentTeam: { id: game.opponent_team_id, ...shared, players: opponents.map(member) },
  };
}
