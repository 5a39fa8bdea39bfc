import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { AuthFrame } from '../session/AuthFrame.tsx';
import { EraseData } from './EraseData.tsx';
import styles from './Question.module.css';
import type { UnsubscribeStore } from './UnsubscribeStore.ts';

interface QuestionProps {
  store: UnsubscribeStore;
  mayErase: boolean;
}

/** Asks what to stop: the choices, or the one question of the simple variant. */
export const Question = observer(function Question({ store, mayErase }: QuestionProps) {
  const t = useText();
  const names = { name: store.sender ?? '', club: store.club ?? '', product: BRAND.name };
  const whatStands =
    store.stopped.length === 0
      ? t('unsub.text')
      : store.stopped.map((type) => t(`unsub.done.${type}`, names)).join(' ');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!store.sending.isBusy) void store.stop();
  };
  return (
    <AuthFrame
      court="quiet"
      title={store.simple ? t(`unsub.ask.${store.type}`, names) : t('unsub.title')}
      text={store.simple ? t(`unsub.${store.type}.hint`, names) : whatStands}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        {!store.simple && (
          <RadioGroup
            legend={t('unsub.legend')}
            value={store.type}
            options={store.types.map((value) => ({
              value,
              label: t(`unsub.${value}`, names),
              hint: t(`unsub.${value}.hint`, names),
            }))}
            onChange={store.choose}
          />
        )}
        <Button type="submit" variant="primary" busy={store.sending.isBusy} wide>
          {store.simple ? t(`unsub.${store.type}`, names) : t('unsub.action')}
        </Button>
        {store.simple && (
          <Button variant="quiet" onClick={store.askMore} wide>
            {t('unsub.more')}
          </Button>
        )}
      </form>
      {store.facts.value?.club?.isListed && (
        <div className={styles.erase}>
          <p>{t('unsub.list.text', names)}</p>
          <Button variant="quiet" onClick={() => void store.leaveClub()}>
            {t('unsub.list.leave')}
          </Button>
        </div>
      )}
      {mayErase && <EraseData store={store} />}
    </AuthFrame>
  );
});
