import type { InferType } from 'yup';
import { HOUSE_PAGES } from '../../domain/houseText.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { array, choice, maybeWords, object, shape, words } from './fields.ts';

const houseText = shape({
  title: maybeWords(),
  sections: array(shape({ title: maybeWords(), paragraphs: array(words()).defined() })).defined(),
});
export type HouseText = InferType<typeof houseText>;

export const getHouseText = {
  query: object({ page: choice(HOUSE_PAGES).required(), language: choice(LANGUAGES).required() }),
  response: houseText,
};
