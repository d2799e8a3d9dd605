import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { correctionMessages } from '../messages'

/** Link from a page with figures to its correction form. */
export function CorrectionLink({ language, page }: { language: Language; page: string }) {
  const { question, ask } = correctionMessages(language).link
  return (
    <p className="text-sm">
      <a className="font-semibold" href={pathsIn(language).correction(page)} rel="nofollow">
        {question}
      </a>{' '}
      <span className="text-quiet">{ask}</span>
    </p>
  )
}

/** The same at the bottom of a page without a place for it. */
export const CorrectionFoot = (props: { language: Language; page: string }) => (
  <div className="wrap py-6">
    <CorrectionLink {...props} />
  </div>
)
