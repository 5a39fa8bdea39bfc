import type { InferType } from 'yup';
import { INFO_PAGES } from '../../domain/infoText.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { array, choice, maybeText, object, shape, text } from './fields.ts';

const infoText = shape({
  title: maybeText(),
  sections: array(shape({ title: maybeText(), paragraphs: array(text()).defined() })).defined(),
});
export type InfoText = InferType<typeof infoText>;

export const getInfoText = {
  query: object({ page: choice(INFO_PAGES).required(), language: choice(LANGUAGES).required() }),
  response: infoText,
};
