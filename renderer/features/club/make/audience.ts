import type { ClubValues } from '../ClubForm.ts';

/** Who sees a new club and how they get in, as one answer of three. */
export const AUDIENCES = ['OPEN', 'ASK', 'LINK'] as const;
export type Audience = (typeof AUDIENCES)[number];

const VALUES: Record<Audience, Pick<ClubValues, 'visibility' | 'joining'>> = {
  OPEN: { visibility: 'PUBLIC', joining: 'OPEN' },
  ASK: { visibility: 'PUBLIC', joining: 'ASK' },
  LINK: { visibility: 'MEMBERS', joining: 'LINK' },
};

/** @returns what the answer makes of the club */
export const valuesOf = (audience: Audience): Pick<ClubValues, 'visibility' | 'joining'> => VALUES[audience];

/** @returns which answer stands for what was chosen; null for a mixture that the settings alone offer */
export const audienceOf = ({ visibility, joining }: Pick<ClubValues, 'visibility' | 'joining'>): Audience | null =>
  AUDIENCES.find((each) => VALUES[each].visibility === visibility && VALUES[each].joining === joining) ?? null;
