import type { Language } from '@/lib/language'
import { predictorMessages } from '../../messages'
import { choiceMessages } from '../messages'
import { type ReplayedStretch, replay, stretchesOf } from '../replay'
import type { ChoiceRow } from './choice-list'

interface ReplayedYearsProps {
  language: Language
  rows: readonly ChoiceRow[]
  rank: number
}

/** The result of the list in each past year, by round: the choice reached, and those missed above it. */
export function ReplayedYears({ language, rows, rank }: ReplayedYearsProps) {
  const messages = choiceMessages(language).replay
  const lists = rows.map(({ view }) => view.closings)
  const years = replay(rank, lists)
  const nameAt = (at: number) => rows[at]?.name ?? ''
  return (
    <section
      aria-labelledby="replay"
      className="grid gap-3 border-t-2 border-ink pt-3 print:gap-1 print:text-[8pt]/[1.25] print:[&_:is(p,dl)]:text-[8pt]/[1.25]"
    >
      <h2 id="replay" className="text-h3">
        {messages.title}
      </h2>
      <p>{messages.lead(rank)}</p>
      {years.length === 0 && <p>{messages.nothing}</p>}
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:gap-x-4 print:[&_dl]:gap-1 print:[&_dl>div]:pt-0.5">
        {years.map(({ year, rounds }) => (
          <section key={year} aria-labelledby={`replay-${year}`}>
            <h3 id={`replay-${year}`} className="text-base">
              {messages.year(year)}
            </h3>
            <dl className="grid gap-2 text-sm">
              {stretchesOf(rounds).map((stretch) => (
                <div key={stretch.rounds[0]} className="border-t border-rule pt-2">
                  <dt className="text-quiet">
                    {messages.rounds(stretch.rounds.map((round) => predictorMessages(language).rounds[round]))}
                  </dt>
                  <Landing language={language} stretch={stretch} nameAt={nameAt} />
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="text-sm text-quiet">{messages.limits}</p>
    </section>
  )
}

/** The limit of missed choices named; their rows have all figures. */
const MAX_MISSED = 5

type LandingProps = { language: Language; stretch: ReplayedStretch; nameAt: (at: number) => string }

function Landing({ language, stretch: { at, from, missed }, nameAt }: LandingProps) {
  const messages = choiceMessages(language).replay
  const nearest = missed.slice(-MAX_MISSED)
  return (
    <>
      <dd>
        <b>{at === null ? messages.none : messages.got(at + 1, nameAt(at))}</b>
      </dd>
      {from !== null && <dd>{messages.moved(from + 1)}</dd>}
      {nearest.length > 0 && (
        <dd className="text-quiet tabular-nums">
          {messages.missed(nearest.map(({ at: place, low, high }) => messages.missedAt(place + 1, low, high)))}
        </dd>
      )}
    </>
  )
}
