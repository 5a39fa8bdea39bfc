import { Fragment } from 'react';
import { addressParts } from '../../../shared/domain/people/address.ts';

/** A text whose addresses wrap only at their @ and dots (R-address-lines). */
export function AddressText({ children }: { children: string }) {
  return addressParts(children).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
