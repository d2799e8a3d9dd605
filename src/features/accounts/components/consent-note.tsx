import Link from 'next/link'
import { type Language, pathsIn } from '@/lib/language'
import type { AccountMessages } from '../messages'

/** What opening an account agrees to; recorded with the edition of the text and the time. */
export function ConsentNote({
  language,
  consent,
}: {
  language: Language
  consent: AccountMessages['inputs']['consent']
}) {
  const paths = pathsIn(language)
  return (
    <p className="text-sm text-quiet">
      {consent.before}
      <Link href={paths.terms()}>{consent.terms}</Link>
      {consent.between}
      <Link href={paths.privacy()}>{consent.privacy}</Link>
      {consent.after}
    </p>
  )
}
