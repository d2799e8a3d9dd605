import type { Language } from '@/lib/language'
import { predictorMessages } from '../messages'
import type { HitRate } from './hit-rates-queries'
import { percentOf } from './percent-of'
import { poolsOf } from './pools'

const WIDTH = 200
const HEIGHT = 20
const MIDDLE = HEIGHT / 2
const at = (percent: number) => 8 + (percent / 100) * (WIDTH - 16)

/** How often each edge held, drawn on one scale from nought to a hundred; the table below says the same. */
export function HitRateChart({ language, rates }: { language: Language; rates: readonly HitRate[] }) {
  const messages = predictorMessages(language)
  const { chart } = messages.good
  return (
    <figure className="grid gap-3">
      <figcaption className="grid gap-2">
        <span className="text-h4 font-semibold">{chart.title}</span>
        <span className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
          {(['likely', 'possible', 'reach'] as const).map((band) => (
            <span key={band} className="inline-flex items-center gap-2">
              <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3">
                <Dot band={band} x={0} y={0} />
              </svg>
              {chart.legend[band]}
            </span>
          ))}
        </span>
      </figcaption>
      <div className="grid gap-4">
        {poolsOf(rates).map((pool) => (
          <div key={pool.key} className="grid border-t border-rule pt-3">
            <b className="text-sm font-semibold">{messages.good.pool(pool)}</b>
            {pool.rates.map((rate) => (
              <RateLine
                key={[rate.round, rate.toYear, rate.fromYear].join()}
                rate={rate}
                name={`${messages.rounds[rate.round]}, ${messages.good.span(rate.fromYear, rate.toYear)}`}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="text-sm text-quiet">{chart.below}</p>
    </figure>
  )
}

function RateLine({ rate, name }: { rate: HitRate; name: string }) {
  const percents = percentOf(rate)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 pt-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="text-sm text-quiet">{name}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-sm md:justify-self-end">
        <path d={`M8 ${MIDDLE}H${WIDTH - 8}`} className="stroke-rule" />
        <path d={`M${at(percents.reach)} ${MIDDLE}H${at(percents.likely)}`} className="stroke-brand" />
        {(['reach', 'possible', 'likely'] as const).map((band) => (
          <Dot key={band} band={band} x={at(percents[band])} y={MIDDLE} />
        ))}
      </svg>
    </div>
  )
}

/** A shape for each edge, told apart without colour. */
function Dot({ band, x, y }: { band: 'likely' | 'possible' | 'reach'; x: number; y: number }) {
  if (band === 'likely') return <circle cx={x} cy={y} r={4} className="fill-brand" />
  if (band === 'possible') {
    return <circle cx={x} cy={y} r={3.6} className="fill-paper stroke-brand stroke-[1.6]" />
  }
  return (
    <path
      d={`M${x - 3.5} ${y - 3.5}L${x + 3.5} ${y + 3.5}M${x - 3.5} ${y + 3.5}L${x + 3.5} ${y - 3.5}`}
      className="stroke-ink stroke-[1.6]"
    />
  )
}
