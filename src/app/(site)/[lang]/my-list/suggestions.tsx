import Link from 'next/link'
import { routeLanguage } from '@/app/(site)/language'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { collegeCards } from '@/features/colleges/cards/cards-queries'
import type { AuthorityView } from '@/features/counselling/view'
import { type Choice, choiceText, MOST_CHOICES } from '@/features/cut-offs/choices/choice-params'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { predictorMessages } from '@/features/cut-offs/messages'
import { PARTS, type Question, questionQuery } from '@/features/cut-offs/predictor/question'
import { findReach } from '@/features/cut-offs/predictor/reach-queries'
import { pathsIn } from '@/lib/paths/paths'
import { placeOf } from './list'

/** So many of each part are offered at once; what was added makes room for the next. */
const OFFERED = 8

/** What else is within reach of the rank, to be ticked and added to the list. */
export async function Suggestions({
  question,
  choices,
  authority,
  state,
}: {
  question: Question
  choices: readonly Choice[]
  authority: AuthorityView
  /** The state of the list, as its address holds it. */
  state: readonly (readonly [string, string])[]
}) {
  const language = await routeLanguage()
  const texts = choiceMessages(language)
  const { parts, rounds } = predictorMessages(language)
  const paths = pathsIn(language)
  const narrowed = { authorityId: authority.id, first: OFFERED + choices.length }
  const { rows } = await findReach({ ...question, show: null }, narrowed)
  const cards = new Map(
    (await collegeCards(language, [...new Set(rows.map(({ series }) => series.collegeId))])).map((card) => [
      card.id,
      card,
    ]),
  )
  const chosen = new Set(choices.map(choiceText))
  const offered = rows.flatMap(({ series, part, round, year, closingRank }) => {
    const card = cards.get(series.collegeId)
    const value = card && choiceText({ authority: authority.slug, quota: series.quota.code, college: card.slug })
    if (!card || !value || chosen.has(value)) return []
    // A college may have seats of several categories in one quota: one choice of the list.
    chosen.add(value)
    return [{ part, round, year, closingRank, card, value, seat: series.quota.words ?? series.quota.code }]
  })
  const isFull = choices.length >= MOST_CHOICES
  return (
    <section aria-labelledby="add" className="grid gap-3 border-t-2 border-ink pt-3 print:hidden">
      <h2 id="add" className="text-h3">
        {texts.suggestions.title}
      </h2>
      {isFull ? <p>{texts.full(MOST_CHOICES)}</p> : offered.length === 0 ? <p>{texts.suggestions.none}</p> : null}
      {!isFull && offered.length > 0 && (
        <form action={paths.myList()} method="get" className="grid gap-4">
          <HiddenFields pairs={state} />
          <p className="text-quiet">{texts.suggestions.lead}</p>
          {PARTS.filter((part) => offered.some((each) => each.part === part)).map((part) => (
            <fieldset key={part} className="grid gap-x-6 md:grid-cols-2">
              <legend className="font-semibold">{parts[part]}</legend>
              {offered
                .filter((each) => each.part === part)
                .slice(0, OFFERED)
                .map(({ card, value, seat, round, year, closingRank }) => (
                  <label key={value} className="flex min-h-tap items-start gap-3 border-b border-rule py-2">
                    <input type="checkbox" name="seat" value={value} className="mt-1 size-5 shrink-0 accent-brand" />
                    <span>
                      <span className="block" lang="en">
                        {card.name}
                      </span>
                      <span className="block text-sm text-quiet">
                        {texts.row([
                          placeOf(language, card),
                          seat,
                          texts.closed(rounds[round], year, closingRank),
                          ...(card.fees ? [texts.feeOf(card.fees)] : []),
                        ])}
                      </span>
                    </span>
                  </label>
                ))}
            </fieldset>
          ))}
          {/* In reach while there is something to tick: a phone shows the list in several screens. */}
          <p className="sticky bottom-0 z-2 flex max-w-none flex-wrap items-center gap-x-6 gap-y-1 border-t border-rule bg-paper py-3">
            <Button type="submit">{texts.suggestions.add}</Button>
            <Link href={paths.predictor(questionQuery({ ...question, show: null, page: 1 }))} prefetch={false}>
              {texts.suggestions.all}
            </Link>
          </p>
        </form>
      )}
    </section>
  )
}
