import { Fragment } from 'react'

/** Where people would break an address: after the at-sign, and before joining characters. */
const PLACES = /(?<=@)|(?=[.@_+-])/

/** An email or web address that breaks between its parts; elsewhere only if a part is longer than its line. */
export const Breakable = ({ email }: { email: string }) =>
  email.split(PLACES).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
