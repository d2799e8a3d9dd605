import { OWNER_GROUPS, type OwnerGroup } from '@/lib/college-kinds-rule'
import { pathsIn } from '@/lib/paths/paths'
import type { Dictionary } from '@/lib/search/dictionary'
import { figuresInWords } from '@/lib/search/figures-in-words'
import { parseQuery } from '@/lib/search/parsed-query'
import type { Suggestion } from '@/lib/search/suggestion'
import type { Language } from '@/lib/text/language'
import { collegeListMessages } from '../messages'
import { courseChoice } from './course-mask'

/** In the order in which the list's own addresses name them. */
const FILTERS = ['country', 'state', 'course', 'ownership'] as const
type Filter = (typeof FILTERS)[number]

/** Less is the beginning of a number that is still being typed. */
const LEAST_FEE = 1000

const isFilter = (kind: string): kind is Filter => FILTERS.some((name) => name === kind)

/**
 * What a search with an amount of money or a rank leads to: the list under that fee, or the predictor.
 * @returns null for words without such a figure
 */
export function figuresSuggestion(language: Language, typed: string, dictionary: Dictionary): Suggestion | null {
  const texts = collegeListMessages(language)
  const { colleges } = pathsIn(language)
  const { rank, fees, rest } = figuresInWords(typed)
  // The list reads the other words of a rank itself, and hands them to the predictor.
  if (rank !== null)
    return { kind: 'predictor', text: texts.reachOf(rank), place: null, href: colleges({ q: typed.trim() }) }
  if (fees === null || fees < LEAST_FEE) return null
  const parsed = parseQuery(rest, dictionary)
  const chosen = new Map<Filter, string>()
  const words = parsed?.wanted.map(({ said }) => said) ?? []
  for (const { kind, values, said } of parsed?.understood ?? []) {
    const [value] = values
    if (isFilter(kind) && value && values.length === 1 && !chosen.has(kind)) chosen.set(kind, value)
    else words.push(said)
  }
  const q = words.join(' ')
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (chosen.has(name) ? [[name, chosen.get(name)]] : [])))
  const named = FILTERS.flatMap((name) => chosen.get(name) ?? []).map((value) => nameOf(language, value))
  return {
    kind: 'list',
    text: texts.listOf([...(q ? [q] : []), ...named], fees),
    place: null,
    href: colleges({ ...(q ? { q } : {}), ...filters, fees: String(fees) }),
  }
}

const nameOf = (language: Language, value: string): string =>
  value in OWNER_GROUPS
    ? collegeListMessages(language).ownerships[value as OwnerGroup]
    : (courseChoice(value)?.name ?? value)
