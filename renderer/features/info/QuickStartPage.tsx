import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { InfoArticle } from './InfoArticle.tsx';

const SECTIONS = [
  { title: 'house.quickStart.1.title', text: 'house.quickStart.1.text' },
  { title: 'house.quickStart.2.title', text: 'house.quickStart.2.text' },
  { title: 'house.quickStart.3.title', text: 'house.quickStart.3.text' },
  { title: 'house.quickStart.4.title', text: 'house.quickStart.4.text' },
] as const;

/** How it works, in four steps, and the way to the first of them (R-quick-start). */
const QuickStartPage = observer(function QuickStartPage() {
  const t = useText();
  const { session } = useStores();
  return (
    <InfoArticle title="house.quickStart.title" sections={SECTIONS} steps>
      <ButtonLink to={session.loggedIn ? PATHS.organise : PATHS.signUpSocial} variant="action" wide big>
        {t(session.loggedIn ? 'dashboard.organise' : 'login.signUp')}
      </ButtonLink>
    </InfoArticle>
  );
});

export default QuickStartPage;
