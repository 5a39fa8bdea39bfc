import { observer } from 'mobx-react-lite';
import { formatList } from '../../../../shared/locales/intl.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { ChosenTimes } from '../slots/ChosenTimes.tsx';

/** The answer as it stands while the others' are awaited. */
export const ChosenAnswer = observer(function ChosenAnswer({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { offered, own } = venuesOf(game);
  const { playable, marks } = store.answer;
  const { language } = useStores().language;
  const named = (own.length > 0 ? own : offered).map(({ id, location: { name } }) =>
    marks.venues.has(id) ? t('invitation.ratherNot.venue', { venue: name }) : name,
  );
  const places = formatList(named, language, 'disjunction');
  return (
    <Card title={t('invitation.chosen.title')}>
      {playable.length > 0 && store.times && <ChosenTimes answer={store.answer} times={store.times} />}
      <p>{t('invitation.chosen.places', { places })}</p>
      {game.currentInvitee?.note && (
        <p>
          <q>{game.currentInvitee.note}</q>
        </p>
      )}
    </Card>
  );
});
