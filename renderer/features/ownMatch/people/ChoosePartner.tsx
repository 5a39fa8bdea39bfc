import { observer } from 'mobx-react-lite';
import { usePersonName } from '../../../app/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { isText } from '../../../stores/keptShapes.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { CHECK_ICON } from '../../../ui/display/icons.ts';
import styles from '../GamePage.module.css';
import type { OwnGame } from '../OwnGame.ts';

/** Open doubles: the organiser picks a partner, the other two are the opponents (R-partner). */
export const ChoosePartner = observer(function ChoosePartner({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const nameOf = usePersonName();
  const kept = useKeptValue<string | null>('partner', null, isText);
  const players = confirmedIn(game);
  const partner = players.find(({ id }) => id === kept.value)?.id ?? null;
  const opponents = players.filter(({ id }) => id !== partner);
  const confirm = async () => {
    const contactList = partner ? [{ id: partner }] : [];
    if (await own.act({ actionType: 'PARTNER_SELECTION', contactList, version: game.version })) kept.clear();
  };
  return (
    <Card title={t('summary.owner.partner')}>
      <fieldset className={styles.options}>
        <legend className={styles.quiet}>{t('ownGame.partner.text')}</legend>
        {players.map((player) => (
          <label key={player.id} className={styles.option}>
            <input type="radio" name="partner" checked={player.id === partner} onChange={() => kept.set(player.id)} />
            <strong>{nameOf(player.user)}</strong>
          </label>
        ))}
      </fieldset>
      {partner && (
        <p className={styles.quiet} role="status">
          {t('ownGame.partner.against', { names: opponents.map(({ user }) => nameOf(user)).join(' + ') })}
        </p>
      )}
      <div>
        <Button
          variant="action"
          icon={CHECK_ICON}
          disabled={!partner}
          busy={own.busy === 'PARTNER_SELECTION'}
          onClick={() => void confirm()}
        >
          {t('ownGame.partner.confirm')}
        </Button>
      </div>
    </Card>
  );
});
