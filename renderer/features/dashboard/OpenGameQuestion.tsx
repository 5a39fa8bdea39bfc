import { observer } from 'mobx-react-lite';
import { goFromHere, useRoute } from '../../ui/route.ts';
import ClashQuestion from '../clash/ClashQuestion.tsx';
import { type OpenGamesStore, openGamePath } from './OpenGamesStore.ts';

/**
 * Asks a person who joined an open game whether they want both matches at that time (R-clashes). It is beside the lists, as the
 * game leaves that of open ones meanwhile.
 */
const OpenGameQuestion = observer(function OpenGameQuestion({ open }: { open: OpenGamesStore }) {
  const route = useRoute();
  const { question } = open;
  if (!question) return null;
  const { game, clashes } = question;
  const handleYes = async () => {
    const goOn = goFromHere(route);
    if (await open.insist()) goOn(openGamePath(game.id));
  };
  return (
    <ClashQuestion
      clashes={clashes}
      timezone={game.timezone}
      busy={open.busy === game.id}
      onYes={() => void handleYes()}
      onBack={open.stepBack}
    />
  );
});

export default OpenGameQuestion;
