import { collegeCards } from '@/features/colleges/cards/cards-queries'
import type { CollegeCardView } from '@/features/colleges/page/view'
import { getAuthorities } from '@/features/counselling/queries'
import type { AuthorityView } from '@/features/counselling/view'
import { type Choice, choicesQuery } from '@/features/cut-offs/choices/choice-params'
import { viewsOf } from '@/features/cut-offs/choices/choices-queries'
import type { ChoiceRow } from '@/features/cut-offs/choices/components/choice-list'
import { warningsOf } from '@/features/cut-offs/choices/warnings'
import { eligibleSeats, type SeatTerm } from '@/features/cut-offs/predictor/eligible-seats'
import { type Question, questionQuery } from '@/features/cut-offs/predictor/question'
import { pathsIn } from '@/lib/paths/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { ownershipLabel } from '@/lib/text/vocabulary-labels'

/** The parameter that names the authority whose list is shown. */
export const LIST_OF = 'of'

/** The authorities of which somebody may choose seats and closing ranks are kept: that of all India first. */
export async function authoritiesFor(question: Question, terms: readonly SeatTerm[]): Promise<AuthorityView[]> {
  const seats = eligibleSeats(terms, question)
  const pools = new Set(seats.map(({ categoryId }) => categoryId))
  const held = new Set(
    terms.flatMap(({ id, authorityId, heldIn }) =>
      pools.has(id) && heldIn.some((list) => list.startsWith(`${question.course} `)) ? [authorityId] : [],
    ),
  )
  // That of all India stands first already; then the own state's.
  const isOwn = ({ region }: AuthorityView) => region !== null && region.name === question.state
  const found = (await getAuthorities()).filter(({ id }) => held.has(id))
  const [central, states] = [found.filter(({ region }) => !region), found.filter(({ region }) => region)]
  return [...central, ...states.filter(isOwn), ...states.filter((each) => !isOwn(each))]
}

/** Town, state and owner of a college. */
export const placeOf = (language: Language, card: CollegeCardView): string =>
  [placeText(card.location, card.state), card.ownership && ownershipLabel(language, card.ownership)]
    .filter(Boolean)
    .join(' · ')

/** The choices of one authority with everything that is known of them, in their order. */
export async function listOf(
  language: Language,
  question: Question,
  all: readonly Choice[],
  authority: string,
): Promise<ChoiceRow[]> {
  const own = all.flatMap((choice, index) => (choice.authority === authority ? [{ choice, index }] : []))
  const views = await viewsOf(
    question,
    own.map(({ choice }) => choice),
  )
  const cards = new Map(
    (await collegeCards(language, [...new Set(views.flatMap(({ collegeId }) => collegeId ?? []))])).map((card) => [
      card.id,
      card,
    ]),
  )
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
      distance: null,
      fee: { amount: card?.fees ?? null, mark: card?.marks.fees ?? null },
    }
  })
}

/** The address of a list: the question, the choices of all authorities, and whose list is open. */
export const stateOf = (
  question: Question,
  choices: readonly Choice[],
  authority?: AuthorityView,
): [string, string][] => [
  ...questionQuery({ ...question, show: null, page: 1 }),
  ...(authority ? [[LIST_OF, authority.slug] as [string, string]] : []),
  ...choicesQuery(choices),
]
