import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useCopy } from '../../../common/device/useCopy.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { COPY_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

/** Says that games include their organiser, and what to do for one that does not. */
export const OwnerPlays = observer(function OwnerPlays({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { config } = useStores();
  const { plays } = draft.choices;
  const url = new URL(PATHS.organise, config.value?.webAccessUrl ?? location.href).href;
  const copy = useCopy();
  return (
    <>
      <Checkbox label={t('organise.plays')} checked={plays} onChange={(next) => draft.set({ plays: next })} />
      {!plays && (
        <div tabIndex={-1} data-problem>
          <Notice tone="warn" live>
            {t('error.E.game.owner')}
          </Notice>
          <div className={styles.fields}>
            <TextField label={t('share.link')} value={url} readOnly onChange={() => undefined} />
            <div>
              <Button icon={COPY_ICON} onClick={() => void copy(url)}>
                {t('share.copy')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </>
  );
});
