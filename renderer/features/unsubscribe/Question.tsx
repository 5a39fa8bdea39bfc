import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { AuthFrame } from '../session/AuthFrame.tsx';
import styles from './Question.module.css';
import type { UnsubscribeStore } from './UnsubscribeStore.ts';

interface QuestionProps {
  store: UnsubscribeStore;
  mayErase: boolean;
}

/** What shall stop: three choices, or the one question of the simple variant. */
export const Question = observer(function Question({ store, mayErase }: QuestionProps) {
  const t = useText();
  const names = { name: store.sender ?? '', product: BRAND.name };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!store.busy) void store.stop();
  };
  return (
    <AuthFrame
      title={store.simple ? t(`unsub.ask.${store.type}`, names) : t('unsub.title')}
      text={store.simple ? t(`unsub.${store.type}.hint`, names) : t('unsub.text', names)}
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
        <Button type="submit" variant="primary" busy={store.busy} wide>
          {store.simple ? t(`unsub.${store.type}`, names) : t('unsub.action')}
        </Button>
        {store.simple && (
          <Button variant="quiet" onClick={store.askMore} wide>
            {t('unsub.more')}
          </Button>
        )}
      </form>
      {mayErase && <EraseData store={store} />}
    </AuthFrame>
  );
});

/** A guest may be forgotten by the link of any mail (R-erase-guest). */
const EraseData = observer(function EraseData({ store }: { store: UnsubscribeStore }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const erase = async () => {
    await store.erase();
    setAsking(false);
  };
  return (
    <div className={styles.erase}>
      <p>{t('unsub.erase.text', { product: BRAND.name })}</p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('guest.erase')}
      </Button>
      {asking && (
        <Dialog
          role="alertdialog"
          title={t('guest.erase.ask')}
          closeLabel={t('alert.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('guest.erase.keep')}</Button>
              <Button variant="danger" busy={store.busy} onClick={() => void erase()}>
                {t('guest.erase')}
              </Button>
            </>
          }
        >
          <p>{t('unsub.erase.all')}</p>
        </Dialog>
      )}
    </div>
  );
});
