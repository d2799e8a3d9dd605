import type { Language } from '@/lib/text/language'
import type { CutOffSeries } from '../../records/view'
import { cutOffMessages } from '../messages'
import { nameOfSeries } from '../series'

const WIDTH = 320
const ROW = 22
const LABEL = 120
const VALUE = 64

/** The closing ranks of a kind of seat as bars on one scale, the newest first; the table beside it says the same. */
export function CutOffChart({ language, series }: { language: Language; series: CutOffSeries }) {
  const texts = cutOffMessages(language)
  const { figures } = series
  const largest = Math.max(...figures.map(({ closingRank }) => closingRank))
  const room = WIDTH - LABEL - VALUE
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${figures.length * ROW}`}
      role="img"
      aria-label={texts.chartOf(nameOfSeries(language, series), figures.length)}
      className="w-full max-w-md text-[11px]"
    >
      {figures.map(({ year, round, closingRank }, index) => {
        const width = Math.max(2, (closingRank / largest) * room)
        const middle = index * ROW + ROW / 2
        return (
          <g key={`${year} ${round}`}>
            <text x={0} y={middle} dominantBaseline="central" className="fill-quiet">
              {texts.yearAndRound(year, texts.rounds[round])}
            </text>
            <rect x={LABEL} y={middle - 5} width={width} height={10} className="fill-brand" />
            <text x={LABEL + width + 6} y={middle} dominantBaseline="central" className="fill-ink font-semibold">
              {texts.rank(closingRank)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
