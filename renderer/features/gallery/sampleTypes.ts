/** Choices to show where something is chosen. */
export const TYPES = [
  { value: 'SINGLE', label: 'Single', hint: 'One opponent' },
  { value: 'OPENDOUBLE', label: 'Open double', hint: 'Three more players; you choose a partner' },
] as const;

export type Type = (typeof TYPES)[number]['value'];
