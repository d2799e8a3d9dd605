import type { PayloadRequest } from 'payload'
import { overviewPart } from '@/cms/admin/desk/looks'
import { paths } from '@/lib/addresses/paths'
import { shortDate } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { correctionDeskTexts } from './texts'
import { waitingCorrections } from './waiting-queries'

const texts = correctionDeskTexts.waiting

/** What readers say is wrong and nobody has looked at, the oldest first. */
export async function WaitingCorrections({ req }: { req: PayloadRequest }) {
  const { count, oldest } = await waitingCorrections(req)
  if (count === 0) return null
  return (
    <section className={overviewPart}>
      <h2>{texts.title}</h2>
      <p>
        {texts.count(count)} <a href={paths.studioList('corrections')}>{texts.all}</a>
      </p>
      <ul>
        {oldest.map(({ id, title, figure, right, since, href }) => (
          <li key={id} className="py-[0.35rem]">
            <a href={href}>{title}</a>: {figure} <span className="text-quiet">{right}</span>{' '}
            <span className="text-quiet">{shortDate(STUDIO_LANGUAGE, since)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
