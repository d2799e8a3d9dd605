import Link from 'next/link'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { PageHead, Part } from '@/components/ui/page/page'
import { HeldTable } from '@/features/cut-offs/coverage/held-table'
import { coverageMessages } from '@/features/cut-offs/coverage/messages'
import { storedRecords } from '@/features/cut-offs/coverage/record-queries'
import { predictorMessages } from '@/features/cut-offs/messages'
import { languageOfText } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = metadataOf((language) => {
  const { title, description } = coverageMessages(language)
  return { title, description, path: (paths) => paths.predictorCoverage() }
})

/** Which closing ranks we hold by authority and year, what is missing, and who publishes them. */
export default pageOf(async (language) => {
  const messages = coverageMessages(language)
  const predictor = predictorMessages(language)
  const paths = pathsIn(language)
  const records = await storedRecords()
  const held = records.filter(({ years }) => years.length > 0)
  const silent = records.filter(({ years }) => years.length === 0)
  const all = held.flatMap(({ years }) => years)
  const sum = (figure: 'rows' | 'unmatched') => all.reduce((total, year) => total + year[figure], 0)
  const [from, to] = [Math.min(...all.map(({ year }) => year)), Math.max(...all.map(({ year }) => year))]
  const trail = [{ name: predictor.title, href: paths.predictor() }, { name: messages.here }]
  return (
    <>
      <PageHead language={language} seed="coverage" title={messages.title} lead={messages.lead} trail={trail} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-8 pb-section">
        {all.length > 0 ? (
          <>
            <p className="max-w-reading border-l-4 border-brand pl-4 font-semibold" data-source-of="part">
              {messages.sum(sum('rows'), held.length, from, to)}
            </p>
            <p className="max-w-reading">
              {sum('unmatched') > 0 ? messages.unmatched(sum('unmatched')) : messages.allMatched}
            </p>
            <Part id="held" folded title={messages.table}>
              <HeldTable language={language} records={held} from={from} to={to} />
            </Part>
          </>
        ) : (
          <p className="max-w-reading">{messages.nothing}</p>
        )}
        {silent.length > 0 && (
          <Part id="silent" folded title={messages.silent}>
            <p className="max-w-reading">{messages.silentLead}</p>
            <ul className="list-none p-0">
              {silent.map(({ name, site, state }) => (
                <li key={name} className="border-t border-rule py-3">
                  <b>{state ? nameIn(language, state) : messages.ofIndia}</b>:{' '}
                  <a href={site} rel="noopener" lang={languageOfText(name)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href={paths.predictor()}>{messages.toPredictor}</Link>
          <Link href={paths.predictorHitRate()}>{messages.toHitRate}</Link>
          <Link href={paths.openData()}>{messages.toOpenData}</Link>
        </p>
      </div>
    </>
  )
})
