import Link from 'next/link'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { PageHead, Part } from '@/components/ui/page/page'
import { HitRateChart, HitRateTable } from '@/features/cut-offs/backtest/hit-rates'
import { hitRates, measuredColleges } from '@/features/cut-offs/backtest/hit-rates-queries'
import { isCounted, rangesOf } from '@/features/cut-offs/backtest/percent-of'
import { predictorMessages } from '@/features/cut-offs/messages'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'

export const generateMetadata = metadataOf((language) => {
  const { title, description } = predictorMessages(language).good
  return { title, description, path: (paths) => paths.predictorHitRate() }
})

/** How often the predictor's bands were right in past years. */
export default pageOf(async (language) => {
  const messages = predictorMessages(language)
  const paths = pathsIn(language)
  const [rates, colleges] = await Promise.all([hitRates(), measuredColleges()])
  const ranges = rangesOf(rates)
  const { short } = messages.good
  const trail = [{ name: messages.title, href: paths.predictor() }, { name: messages.howGood }]
  return (
    <>
      <PageHead
        language={language}
        seed="how-good"
        title={messages.good.title}
        lead={messages.good.lead}
        trail={trail}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-8 pb-section">
        {ranges.likely && (
          <>
            <h2 className="text-h3">{short.title}</h2>
            <p className="max-w-reading border-l-4 border-brand pl-4 font-semibold">{short.likely(ranges.likely)}</p>
            {ranges.possible && <p className="max-w-reading">{short.possible(ranges.possible)}</p>}
            {ranges.reach && <p className="max-w-reading">{short.reach(ranges.reach)}</p>}
          </>
        )}
        <Part id="every" folded title={messages.good.every}>
          <p className="max-w-reading">
            {rates[0]
              ? `${messages.good.everyLead} ${messages.good.measuredOn(dayText(language, rates[0].measuredAt), colleges, Math.max(...rates.map(({ toYear }) => toYear)))}`
              : messages.good.none}
          </p>
          {ranges.likely && <HitRateChart language={language} rates={rates.filter(isCounted)} />}
          {rates.length > 0 && <HitRateTable language={language} rates={rates} />}
        </Part>
        <h2 className="pt-6 text-h3">{messages.good.count}</h2>
        <p className="max-w-reading">{messages.good.edge}</p>
        <p className="max-w-reading">{messages.good.rule}</p>
        <p>
          <Link href={paths.predictor()}>{messages.good.toPredictor}</Link>
        </p>
      </div>
    </>
  )
})
