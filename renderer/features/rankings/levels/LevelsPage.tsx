import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Folds } from '../../../ui/forms/Fold.tsx';
import { PrintedFold } from '../PrintedFold.tsx';
import { CourtBanner } from '../pictures/CourtBanner.tsx';
import styles from './LevelsPage.module.css';
import { LEVEL_PICTURES } from './levelPictures.tsx';

const PICTURED = ['start', 'move', 'clear', 'settle', 'sure'] as const;
/** Pictures that need more than a sentence. */
const LONGER = ['move', 'clear', 'settle', 'sure'] as const;
/** Questions that not everybody has. */
const FOLDED = ['apart', 'why', 'seen'] as const;

/** The rules of levels, for everybody: a picture for each step, and further questions (R-levels-page). */
export default function LevelsPage() {
  const t = useText();
  usePageTitle(t('levels.title'));
  return (
    <Page as="article">
      <header className={styles.head}>
        <CourtBanner sport="TENNIS">
          <h1>{t('levels.title')}</h1>
          <p>{t('levels.lead')}</p>
        </CourtBanner>
      </header>
      <div className={styles.sections}>
        {PICTURED.map((name) => {
          const Picture = LEVEL_PICTURES[name];
          const title = t(`levels.${name}.title`);
          const longer = LONGER.find((each) => each === name);
          const more = (
            <>
              {t('levels.more')} <VisuallyHidden>({title})</VisuallyHidden>
            </>
          );
          return (
            <section key={name} className={styles.card}>
              <h2>{title}</h2>
              <Picture />
              <p>{t(`levels.${name}.text`)}</p>
              {longer && (
                <div className={styles.longer}>
                  <PrintedFold label={more}>
                    <p>{t(`levels.${longer}.more`)}</p>
                  </PrintedFold>
                </div>
              )}
            </section>
          );
        })}
        <div className={styles.more}>
          <Folds>
            {FOLDED.map((name) => (
              <PrintedFold key={name} label={<h2>{t(`levels.${name}.title`)}</h2>}>
                <p>{t(`levels.${name}.text`)}</p>
              </PrintedFold>
            ))}
          </Folds>
          <Link to={PATHS.ratingQuality}>{t('quality.title')}</Link>
        </div>
      </div>
    </Page>
  );
}
