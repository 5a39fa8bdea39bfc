import type { InferType } from 'yup';
import { INFO_PAGES } from '../../domain/infoText.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { array, choice, maybeWords, object, shape, words } from './fields.ts';

const infoText = shape({
  title: maybeWords(),
  sections: array(shape({ title: maybeWords(), paragraphs: array(words()).defined() })).defined(),
});
export type InfoText = InferType<typeof infoText>;

export const getInfoText = {
  query: object({ page: choice(INFO_PAGES).required(), language: choice(LANGUAGES).required() }),
  response: infoText,
};
