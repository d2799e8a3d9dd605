import type { Language } from '@/lib/language'
import { dayText, grouped } from '@/lib/text/format'
import { type SiteCounts, type StatisticView, withoutSamples } from '@/lib/views/statistic'
import { type Fact, Stats } from '../facts'
import { uiMessages } from '../messages'

/**
 * Figures the site claims, each with its source: counted here, or by whom and when. Samples are marked, and shown only
 * until the site is configured.
 */
export function ClaimedFigures(props: {
  language: Language
  statistics: readonly StatisticView[]
  counts: SiteCounts
  isConfigured: boolean
  className?: string
}) {
  const { language, statistics, counts, isConfigured, className = '' } = props
  const shown = withoutSamples(statistics, isConfigured)
  const samples = shown.filter(({ isSample }) => isSample)
  const own = shown.flatMap((figure) => (figure.isSample ? [] : (factOf(language, figure, counts) ?? [])))
  const example = uiMessages(language).exampleFigure
  if (samples.length + own.length === 0) return null
  return (
    <div className={className}>
      <Stats facts={[...own, ...samples.map(({ label, value }) => ({ label, value, note: example }))]} />
      {samples.length > 0 && (
        <p className="pb-4 text-sm text-quiet" data-source-of="part">
          {uiMessages(language).sampleFigures}
        </p>
      )}
    </div>
  )
}

function factOf(language: Language, figure: StatisticView, counts: SiteCounts): Fact | null {
  const { label, value, countedFrom, source, asOf } = figure
  if (countedFrom) {
    const count = counts[countedFrom]
    return count > 0 ? { label, value: grouped(language, count), note: uiMessages(language).countedHere } : null
  }
  if (!value || !source || !asOf) return null
  return { label, value, note: uiMessages(language).sourceAsOf(source, dayText(language, asOf)) }
}
