import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { type Language, languageOfName } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { grouped } from '@/lib/text/format'
import { predictorMessages } from '../../messages'
import { PARTS, type Part, predictorHref, type Question } from '../../predictor/question'
import type { ReachRow } from '../../predictor/reach-queries'
import { type Choice, choiceText, MAX_CHOICES } from '../choice-params'
import { choiceMessages } from '../messages'

/** The limit of suggestions per part; adding one makes room for the next. */
export const OFFERED = 8

type OfferedCollege = { slug: string; name: string; place: string }

interface Offer extends Pick<ReachRow, 'part' | 'round' | 'year' | 'closingRank'> {
  /** As a parameter of the list. */
  value: string
  college: OfferedCollege
  seat: { state: string | null; quota: string }
}

/** Seats within reach that are not in the list yet: each college and quota once, whatever the categories. */
export function offersIn(
  rows: readonly ReachRow[],
  choices: readonly Choice[],
  collegeOf: (id: string) => OfferedCollege | undefined,
): Offer[] {
  const taken = new Set(choices.map(choiceText))
  const counts = new Map<Part, number>()
  return rows.flatMap(({ series, part, round, year, closingRank }) => {
    const college = collegeOf(series.collegeId)
    const value =
      college && choiceText({ authority: series.authority.slug, quota: series.quota.code, college: college.slug })
    const count = counts.get(part) ?? 0
    if (!college || !value || taken.has(value) || count === OFFERED) return []
    taken.add(value)
    counts.set(part, count + 1)
    const { forResidents, words, code } = series.quota
    const seat = { state: forResidents ? series.authority.state : null, quota: words ?? code }
    return [{ part, round, year, closingRank, value, college, seat }]
  })
}

/** The most frequent value, shown once above the rows, which then only show other ones. */
function usual(values: readonly string[]): string {
  const [first = '', ...others] = new Set(values)
  const times = (value: string) => values.filter((each) => each === value).length
  return others.reduce((leading, each) => (times(each) > times(leading) ? each : leading), first)
}

interface SuggestionsProps {
  language: Language
  question: Question
  offers: readonly Offer[]
  /** The number of choices of all authorities, and of those in the open list. */
  choices: number
  inList: number
  /** The list's parameters. */
  state: readonly (readonly [string, string])[]
}

/** Seats within reach to add to the list; folded once the list is begun. */
export function Suggestions({ language, question, offers, choices, inList, state }: SuggestionsProps) {
  const { suggestions: messages, full, row } = choiceMessages(language)
  const { parts, pool, rounds } = predictorMessages(language)
  const paths = pathsIn(language)
  const described = offers.map((offer) => ({
    ...offer,
    seat: pool(offer.seat.state, offer.seat.quota),
    closed: messages.closed(rounds[offer.round], offer.year),
  }))
  const groups = PARTS.map((part) => {
    const rows = described.filter((each) => each.part === part)
    return { part, rows, seat: usual(rows.map((each) => each.seat)), closed: usual(rows.map((each) => each.closed)) }
  }).filter(({ rows }) => rows.length > 0)
  const isFull = choices >= MAX_CHOICES
  return (
    <details open={inList === 0} className="border-t-2 border-ink pt-1 print:hidden">
      <summary className="min-h-tap cursor-pointer py-2">
        <h2 className="inline text-h3">{messages.title}</h2>
      </summary>
      {isFull ? <p>{full(MAX_CHOICES)}</p> : offers.length === 0 ? <p>{messages.none}</p> : null}
      {!isFull && offers.length > 0 && (
        <form action={paths.myList()} method="get" className="grid gap-4">
          <HiddenFields pairs={state} />
          <p className="text-quiet">
            {messages.lead} {messages.rank}{' '}
            <Link href={predictorHref(language, question)} prefetch={false}>
              {messages.all}
            </Link>
          </p>
          {groups.map(({ part, rows, seat, closed }) => (
            <fieldset key={part} className="grid gap-x-8 md:grid-cols-2">
              <legend>
                <b>{parts[part]}</b> <span className="text-sm text-quiet">{row([seat, closed])}</span>
              </legend>
              {rows.map((offer) => (
                <label
                  key={offer.value}
                  className="flex min-h-tap cursor-pointer items-start gap-3 border-b border-rule py-2 leading-tight"
                >
                  <input
                    type="checkbox"
                    name="seat"
                    value={offer.value}
                    className="size-5 shrink-0 scroll-mb-24 accent-brand"
                  />
                  <span className="grow">
                    <span className="block" lang={languageOfName(offer.college.name)}>
                      {offer.college.name}
                    </span>
                    <span className="block text-sm text-quiet">
                      {row([
                        offer.college.place,
                        ...[offer.seat, offer.closed].filter((each) => each !== seat && each !== closed),
                      ])}
                    </span>
                  </span>
                  <span className="font-semibold tabular-nums">{grouped(language, offer.closingRank)}</span>
                </label>
              ))}
            </fieldset>
          ))}
          <div className="sticky bottom-0 z-10 -mt-4 border-t border-edge bg-paper py-2">
            <Button type="submit" className="max-sm:w-full">
              {messages.add}
            </Button>
          </div>
        </form>
      )}
    </details>
  )
}
