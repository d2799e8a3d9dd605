import type { Metadata } from 'next'
import Link from 'next/link'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { PageHead } from '@/components/ui/page/page-head'
import { HitRateTable } from '@/features/cut-offs/backtest/hit-rate-table'
import { hitRates } from '@/features/cut-offs/backtest/hit-rates-queries'
import { predictorTexts } from '@/features/cut-offs/texts'
import { pathsIn } from '@/lib/addresses/paths'

export const generateMetadata = (): Metadata => {
  const { good } = predictorTexts(language)
  return pageMetadata(language, {
    title: good.title,
    description: good.description,
    address: (paths) => paths.predictorHitRate(),
  })
}

/** How often the predictor's bands held in past years. */
export default async function HowGoodPage() {
  const texts = predictorTexts(language)
  const paths = pathsIn(language)
  const rates = await hitRates()
  const trail = [
    { name: texts.home, href: paths.home() },
    { name: texts.title, href: paths.predictor() },
    { name: texts.howGood },
  ]
  return (
    <>
      <PageHead
        seed="how-good"
        title={texts.good.title}
        lead={texts.good.lead}
        above={<Breadcrumbs language={language} trail={trail} />}
      />
      <div className="wrap grid gap-4 pt-8 pb-section">
        <p>{texts.good.edge}</p>
        <p>{texts.good.rule}</p>
        {rates.length > 0 ? <HitRateTable language={language} rates={rates} /> : <p>{texts.good.none}</p>}
        <p>
          <Link href={paths.predictor()}>{texts.good.toPredictor}</Link>
        </p>
      </div>
    </>
  )
}
