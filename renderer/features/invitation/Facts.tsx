import { observer } from 'mobx-react-lite';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Fold } from '../../ui/forms/Fold.tsx';
import styles from './Facts.module.css';

/** The kind of match, in a few lines. */
export const Facts = observer(function Facts({ game }: { game: Game }) {
  const t = useText();
  const { formats } = useStores();
  const { matchCategory, candidateMethod, opponentsLevelFrom: from, opponentsLevelTo: to } = game.gamePreference;
  const rating = (value: number | null) => (value === null ? '…' : formatRating(value, formats.language));
  const method = t(candidateMethod === 'CHOOSE' ? 'invitation.fact.choose' : 'invitation.fact.first', {
    name: game.owner.firstName,
  });
  const rows = [
    ...(game.ownerLevel === null
      ? []
      : [
          [t('invitation.fact.owner', { name: game.owner.firstName }), formatRating(game.ownerLevel, formats.language)],
        ]),
    ...(from === null && to === null ? [] : [[t('invitation.fact.level'), `${rating(from)}–${rating(to)}`]]),
    [
      t('invitation.fact.rating'),
      t(matchCategory === 'PRACTICEHIT' ? 'invitation.fact.unrated' : 'invitation.fact.rated'),
    ],
    ...(game.status === 'CONFIRMED' ? [[t('invitation.fact.method'), method]] : []),
  ];
  // An invited person may never have heard of our levels.
  const hasLevel = game.ownerLevel !== null || from !== null || to !== null;
  return (
    <Fold label={<h2>{t('invitation.fact.title')}</h2>} value={rows[0]?.join(' ')}>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasLevel && <p className={styles.scale}>{t('invitation.fact.scale')}</p>}
    </Fold>
  );
});
