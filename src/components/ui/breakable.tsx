import { Fragment } from 'react'

/** Where people would break an email or URL: after the at-sign, and before joining characters. */
const PLACES = /(?<=@)|(?=[.@_+-])/

/** An email or URL that breaks between its parts; elsewhere only if a part is longer than its line. */
export const Breakable = ({ email }: { email: string }) =>
  email.split(PLACES).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
