import { Fragment } from 'react'

/** Where people break an address when they write it: after the at-sign, and before what joins its words. */
const PLACES = /(?<=@)|(?=[.@_+-])/

/** An e-mail or web address that breaks between its parts; only a part that is longer than its line breaks elsewhere. */
export const Breakable = ({ email }: { email: string }) =>
  email.split(PLACES).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
