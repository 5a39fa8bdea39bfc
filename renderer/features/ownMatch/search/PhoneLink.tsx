/** A number to call; nothing where none is shared. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return null;
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>;
}
