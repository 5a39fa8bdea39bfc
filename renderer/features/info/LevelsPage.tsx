import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { InfoPage } from './InfoPage.tsx';

const SECTIONS = [
  { title: 'levels.start.title', text: 'levels.start.text' },
  { title: 'levels.move.title', text: 'levels.move.text' },
  { title: 'levels.clear.title', text: 'levels.clear.text' },
  { title: 'levels.settle.title', text: 'levels.settle.text' },
  { title: 'levels.sure.title', text: 'levels.sure.text' },
  { title: 'levels.apart.title', text: 'levels.apart.text' },
  { title: 'levels.why.title', text: 'levels.why.text' },
] as const;

/** How levels come about, in words for everybody (R-levels-page). */
export default function LevelsPage() {
  const t = useText();
  return (
    <InfoPage title="levels.title" sections={SECTIONS}>
      <Link to={PATHS.ratingQuality}>{t('quality.title')}</Link>
    </InfoPage>
  );
}
