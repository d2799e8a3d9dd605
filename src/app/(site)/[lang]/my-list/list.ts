import type { Difference } from '@/features/choice-lists/components/manage-list'
import type { CollegeCardView } from '@/features/colleges/cards/card-view'
import { collegeCards, collegeNamesAt } from '@/features/colleges/cards/cards-queries'
import { distancesFrom, type Place } from '@/features/colleges/distance/distance-queries'
import { distanceMessages } from '@/features/colleges/distance/messages'
import { type AuthorityView, getAuthorities } from '@/features/counselling/queries'
import { type Choice, choiceText, LIST_OF, readChoices } from '@/features/cut-offs/choices/choice-params'
import { viewsOf } from '@/features/cut-offs/choices/choices-queries'
import type { ChoiceRow } from '@/features/cut-offs/choices/components/choice-list'
import { warningsOf } from '@/features/cut-offs/choices/warnings'
import { eligibleSeats, type SeatTerm } from '@/features/cut-offs/predictor/eligible-seats'
import type { Question } from '@/features/cut-offs/predictor/question'
import { type Language, languageOf } from '@/lib/language'
import { nameIn, placeIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { type RawQuery, rawQueryOf } from '@/lib/request/raw-query'
import { ownershipLabel } from '@/lib/vocabulary'
import { predictorInput } from '../predictor/predictor-input'

/** Authorities with closing ranks whose seats the family may choose, the all-India one first. */
export async function authoritiesFor(question: Question, terms: readonly SeatTerm[]): Promise<AuthorityView[]> {
  const seats = eligibleSeats(terms, question)
  const pools = new Set(seats.map(({ categoryId }) => categoryId))
  const held = new Set(
    terms.flatMap(({ id, authorityId, heldIn }) =>
      pools.has(id) && heldIn.some((list) => list.startsWith(`${question.course} `)) ? [authorityId] : [],
    ),
  )
  // The all-India one is first already; then the home state's.
  const isOwn = ({ region }: AuthorityView) => region !== null && region.name === question.state
  const found = (await getAuthorities()).filter(({ id }) => held.has(id))
  const [central, states] = [found.filter(({ region }) => !region), found.filter(({ region }) => region)]
  return [...central, ...states.filter(isOwn), ...states.filter((each) => !isOwn(each))]
}

/** The authority shown: from the URL, or the one with the most choices. */
export const authorityOf = (params: RawQuery, authorities: readonly AuthorityView[], choices: readonly Choice[]) => {
  const lengthOf = ({ slug }: AuthorityView) => choices.filter(({ authority }) => authority === slug).length
  return (
    authorities.find(({ slug }) => slug === params[LIST_OF]) ??
    authorities.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
  )
}

/** City, state and ownership of a college. */
export const placeOf = (language: Language, card: CollegeCardView): string =>
  [placeIn(language, card.location, card.state), card.ownership && ownershipLabel(language, card.ownership)]
    .filter(Boolean)
    .join(' · ')

/** Distances of colleges from a place, in words, by id. */
async function distancesOf(language: Language, place: Place | null, ids: readonly string[]) {
  if (place?.kind !== 'found') return new Map()
  const name = nameIn(language, place.name)
  return new Map(
    [...(await distancesFrom(place.point, ids))].map(([id, tens]) => [id, distanceMessages(language).from(name, tens)]),
  )
}

/** The choices of one authority with everything known about them, in order. */
export async function listOf(
  language: Language,
  question: Question,
  all: readonly Choice[],
  authority: string,
  place: Place | null = null,
): Promise<ChoiceRow[]> {
  const own = all.flatMap((choice, index) => (choice.authority === authority ? [{ choice, index }] : []))
  const views = await viewsOf(
    question,
    own.map(({ choice }) => choice),
  )
  const ids = [...new Set(views.flatMap(({ collegeId }) => collegeId ?? []))]
  const [found, distances] = await Promise.all([collegeCards(language, ids), distancesOf(language, place, ids)])
  const cards = new Map(found.map((card) => [card.id, card]))
  const chosen = own.flatMap((each, at) => {
    const view = views[at]
    return view ? [{ ...each, view }] : []
  })
  const warnings = warningsOf(chosen)
  return chosen.map(({ choice, index, view }, at) => {
    const card = view.collegeId ? cards.get(view.collegeId) : undefined
    return {
      index,
      isEntered: choice.isEntered ?? false,
      note: choice.note ?? '',
      view,
      warnings: warnings[at] ?? [],
      name: card?.name ?? choice.college,
      href: card ? pathsIn(language).college(card.slug) : null,
      place: card ? placeOf(language, card) : '',
      distance: distances.get(view.collegeId ?? '') ?? null,
      fee: { amount: card?.fees ?? null, mark: card?.marks.fees ?? null },
    }
  })
}

/** Contents of a list file: question, authority, and rows; null without a question. */
export async function requestedList(request: Request, context: { params: Promise<{ lang: string }> }) {
  const language: Language = languageOf((await context.params).lang)
  const { searchParams } = new URL(request.url)
  const params = rawQueryOf(searchParams)
  const { parsed, terms } = await predictorInput(language, params)
  const { question } = parsed
  const { choices } = readChoices(params)
  const authorities = question ? await authoritiesFor(question, terms) : []
  const authority = authorityOf(params, authorities, choices)
  if (!question || !authority) return { language, found: null }
  const rows = await listOf(language, question, choices, authority.slug)
  return { language, found: { question, authority, rows, query: [...searchParams] } }
}

/** Names the saved list being edited. */
export const KEPT = 'kept'

/** Parameters of a list saved as a URL. */
export const paramsOf = (query: string): RawQuery => rawQueryOf(new URLSearchParams(query))

/** The choices of a list saved as a URL, of all authorities. */
export const choicesIn = (query: string): Choice[] => readChoices(paramsOf(query)).choices

/** The choices with their college names, as comments refer to them. */
export async function namedChoices(choices: readonly Choice[]): Promise<{ value: string; name: string }[]> {
  const names = await collegeNamesAt([...new Set(choices.map(({ college }) => college))])
  return choices.map((choice) => ({ value: choiceText(choice), name: names.get(choice.college) ?? choice.college }))
}

/** Changes since a version was locked. */
export function differenceOf(before: readonly Choice[], now: readonly Choice[]): Difference {
  const [old, fresh] = [before.map(choiceText), now.map(choiceText)]
  return {
    added: fresh.filter((seat) => !old.includes(seat)).length,
    out: old.filter((seat) => !fresh.includes(seat)).length,
    isReordered: old.join('\n') !== fresh.join('\n'),
  }
}
