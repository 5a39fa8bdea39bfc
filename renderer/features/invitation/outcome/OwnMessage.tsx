import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Card } from '../../../ui/display/Card.tsx';

/** The viewer's message to the organiser with their answer; nobody else reads it (R-own-message). */
export function OwnMessage({ game }: { game: Game }) {
  const t = useText();
  const note = game.currentInvitee?.note;
  if (!note) return null;
  return (
    <Card title={t('invitation.said', { name: game.owner.firstName })}>
      <p>
        <q>{note}</q>
      </p>
    </Card>
  );
}
