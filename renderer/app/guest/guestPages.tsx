import { chunk } from '../../common/chunk.tsx';
import { PageSkeleton } from '../../common/feedback/PageSkeleton.tsx';

const waiting = <PageSkeleton />;

/** The pages of people without an account. Apart from the table of pages, whose list of files a guest's phone does without. */
export const guestPages = {
  invitation: chunk(() => import('../../features/invitation/InvitationPage.tsx'), { waiting }),
  publicProfile: chunk(() => import('./GuestProfile.tsx'), { waiting }),
};
