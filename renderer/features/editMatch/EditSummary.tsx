import { observer } from 'mobx-react-lite';
import type { GameInvitee } from '../../../shared/contract/schemas/gameAnswer.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Problem } from '../../ui/forms/Problem.tsx';
import type { EditDraft } from './EditDraft.ts';
import styles from './EditSummary.module.css';

/** Names written out before the rest is a number. */
const FEW = 3;

/** The effect of saving on those who have answered, and the button that does it. */
export const EditSummary = observer(function EditSummary({ draft, busy }: { draft: EditDraft; busy: boolean }) {
  const t = useText();
  const { isChanged, problems } = draft;
  return (
    <Card title={t('edit.summary')}>
      {draft.overtaken && (
        <div tabIndex={-1} data-problem>
          <Notice tone="warn" live>
            {t('edit.overtaken')}
          </Notice>
        </div>
      )}
      <div role="status" className={styles.effect}>
        {isChanged ? <Effect draft={draft} /> : <p>{t('edit.effect.unchanged')}</p>}
      </div>
      <Problem live>
        {draft.attempted && problems.count > 0 && t('organise.send.problems', { count: problems.count })}
      </Problem>
      <Button type="submit" variant="action" icon={CHECK_ICON} busy={busy} disabled={!isChanged} wide>
        {t('edit.save')}
      </Button>
      {isChanged && (
        <Button variant="quiet" onClick={draft.discard}>
          {t('edit.discard')}
        </Button>
      )}
    </Card>
  );
});

const Effect = observer(function Effect({ draft }: { draft: EditDraft }) {
  const t = useText();
  const { language } = useStores();
  const nameOf = usePersonName();
  const { asked, reopens } = draft.effect;
  const nameSome = (people: readonly GameInvitee[]) => {
    const shown = people.length > FEW ? people.slice(0, FEW - 1) : people;
    const others = people.length - shown.length;
    const names = shown.map(({ user }) => nameOf(user));
    return formatList(others > 0 ? [...names, t('edit.others', { count: others })] : names, language.language);
  };
  return (
    <>
      {reopens && <Notice tone="warn">{t('edit.effect.reopens')}</Notice>}
      {asked.length > 0 ? (
        <Notice tone="warn">{t('edit.effect.asked', { count: asked.length, names: nameSome(asked) })}</Notice>
      ) : (
        <Notice tone="success">{t('edit.effect.nobody')}</Notice>
      )}
    </>
  );
});
