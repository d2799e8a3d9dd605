import type { RawQuery } from '@/lib/request/raw-query'
import { type Dictionary, dictionaryOf, type SearchTerm } from '@/lib/search/dictionary'
import { parseQuery, understoodValues } from '@/lib/search/parsed-query'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import type { Job } from '@/payload-types'
import { JOB_SORTS } from '../schema'
import { type JobSearch, jobSearch, searchQuery } from '../search/search-params'
import { type Canonicals, canonicals } from '../subjects/subject-index'

/** What an alert looks for: the filters of the list, without its order and page. */
export type AlertSearch = Omit<JobSearch, 'sort' | 'page' | 'isSuited'>

/**
 * An alert as the database compares it with vacancies. Names are keys of the vocabulary; several names of one kind are
 * alternatives.
 */
export interface AlertRule {
  departmentKeys: string[]
  placeKeys: string[]
  designationKeys: string[]
  /** What the vacancy's text must contain: regular expressions over folded text. */
  words: string[]
}

const SHORT = /^[a-z]{1,3}$/
/** Folded words are letters, marks, digits and spaces, so nothing in them needs escaping. */
const patternOf = (spellings: readonly string[]): string =>
  spellings.map((word) => (spellings.length > 1 && SHORT.test(word) ? `\\m${word}\\M` : word)).join('|')

interface Reading {
  nameOf: Canonicals
  dictionary: Dictionary
}

/** Builds the dictionary once per vocabulary, since all alerts are read with the same one. */
const readings = new WeakMap<readonly SearchTerm[], Reading>()

function readingOf(terms: readonly SearchTerm[]): Reading {
  const known = readings.get(terms)
  if (known) return known
  const names = (kind: string) => terms.filter((term) => term.kind === kind).map(({ value }) => value)
  const kinds = ['designation', 'department', 'place'] as const
  const made = {
    nameOf: canonicals(terms),
    dictionary: dictionaryOf(
      terms,
      kinds.map((kind) => [kind, names(kind)]),
    ),
  }
  readings.set(terms, made)
  return made
}

/**
 * Interprets an alert like a typed search: phrases that mean a department, designation or place become that; other words
 * are matched in all their spellings.
 */
export function alertRule(search: AlertSearch, terms: readonly SearchTerm[]): AlertRule {
  const { nameOf, dictionary } = readingOf(terms)
  const keys = keysOf(search, nameOf)
  const parsed = search.q ? parseQuery(search.q, dictionary) : null
  if (!parsed) return { ...keys, words: [] }
  const understood = understoodValues(parsed)
  const either = (given: string[], kind: 'department' | 'designation' | 'place') =>
    given.length > 0 ? given : [...new Set((understood.get(kind) ?? []).map((value) => nameOf(kind, value).key))]
  return {
    departmentKeys: either(keys.departmentKeys, 'department'),
    placeKeys: either(keys.placeKeys, 'place'),
    designationKeys: either(keys.designationKeys, 'designation'),
    words: parsed.wanted.map(({ spellings }) => patternOf(spellings)),
  }
}

/**
 * Reduces a search to names of the vocabulary, for mails to an unverified mailbox: a stranger may have typed the rest.
 */
export function namedSearch(search: AlertSearch, terms: readonly SearchTerm[]): AlertSearch {
  const named = (kind: SearchTerm['kind'], typed: string) => {
    const key = foldText(typed)
    const isIt = ({ value, spellings }: SearchTerm) => [value, ...spellings].some((name) => foldText(name) === key)
    return (key && terms.find((term) => term.kind === kind && isIt(term))?.value) || ''
  }
  const { department, location, designation } = search
  return {
    ...search,
    q: '',
    department: named('department', department),
    location: named('place', location),
    designation: named('designation', designation),
  }
}

const keysOf = ({ department, location, designation }: AlertSearch, nameOf: Canonicals): Omit<AlertRule, 'words'> => ({
  departmentKeys: department ? [nameOf('department', department).key] : [],
  placeKeys: location ? [nameOf('place', location).key] : [],
  designationKeys: designation ? [nameOf('designation', designation).key] : [],
})

/**
 * The key by which a vacancy finds an alert: all its single-valued filters, so that few unsuitable alerts are compared.
 * An alert without any is compared with every vacancy.
 */
export function anchorOf({ departmentKeys, designationKeys, placeKeys }: AlertRule): string {
  const certain = ([key, ...others]: string[], kind: string) => (key && others.length === 0 ? [kind + key] : [])
  return [...certain(departmentKeys, 'd:'), ...certain(designationKeys, 'g:'), ...certain(placeKeys, 'p:')].join('|')
}

/** Every anchor by which an alert can be found for a vacancy. */
export function anchorsFor({ departmentKey, placeKey, designationKeys }: VacancyKeys): string[] {
  const either = (before: readonly string[], parts: readonly string[]) =>
    before.flatMap((start) => [start, ...parts.map((part) => (start ? `${start}|${part}` : part))])
  const departments = either([''], [`d:${departmentKey}`])
  const designations = either(
    departments,
    designationKeys.map((key) => `g:${key}`),
  )
  return either(designations, [`p:${placeKey}`])
}

/** A vacancy by the keys of the vocabulary, as alerts are compared with it. */
export type VacancyKeys = ReturnType<typeof vacancyKeys>

export function vacancyKeys(
  vacancy: Pick<Job, 'department' | 'location' | 'designation' | 'searchText'>,
  nameOf: Canonicals,
  designations: readonly SearchTerm[],
) {
  const text = ` ${vacancy.searchText ?? ''} `
  const named = designations.filter(({ value, spellings }) =>
    [value, ...spellings].some((spelling) => text.includes(` ${foldText(spelling)} `)),
  )
  return {
    departmentKey: nameOf('department', vacancy.department).key,
    placeKey: nameOf('place', vacancy.location).key,
    /** The stated one; without one, those that its text names. */
    designationKeys: vacancy.designation
      ? [nameOf('designation', vacancy.designation).key]
      : [...new Set(named.map(({ value }) => nameOf('designation', value).key))],
  }
}

/** The filters of a list as an alert stores them. */
export function alertSearch(raw: RawQuery): AlertSearch {
  const { sort: _sort, page: _page, isSuited: _isSuited, ...search } = jobSearch(raw)
  return search
}

/** The same as the query of the list. */
export const alertQuery = (search: AlertSearch): Record<string, string> =>
  searchQuery({ ...search, sort: JOB_SORTS[0], page: 1, isSuited: false })
