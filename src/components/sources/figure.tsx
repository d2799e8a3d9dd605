import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/marked-figure'
import type { Language } from '@/lib/text/language'
import { MarkedValue } from './marked-value'
import { sourceMessages } from './messages'
import { markOf } from './source-mark'

/** A dash, spoken as "not known". */
export const NotKnown = ({ language }: { language: Language }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{sourceMessages(language).notKnown}</span>
  </>
)

/** A figure that tells by its look, and by what it opens, where it stands; a dash where it is not known. */
export function Figure({
  language,
  mark,
  children,
}: {
  language: Language
  mark: MarkedFigure | null | undefined
  children: ReactNode
}) {
  if (children === null || children === undefined || children === '') return <NotKnown language={language} />
  return mark ? <MarkedValue mark={markOf(language, mark)}>{children}</MarkedValue> : children
}
