import type { SearchTerm } from '@/lib/search/dictionary'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { slugify } from '@/lib/text/normal-forms/slug'
import { DEPARTMENTS, DESIGNATIONS } from '../schema'

/** The kinds of subject that vacancies are grouped by. */
const SUBJECT_KINDS = ['department', 'designation', 'place'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** The canonical name of a department, designation or place. */
interface Canonical {
  /** "Bengaluru" for Bangalore. */
  name: string
  /** The folded name, equal for the same subject. */
  key: string
}

/** Finds the canonical name of a record's value. */
export type Canonicals = (kind: SubjectKind, value: string) => Canonical

/**
 * Maps every spelling of departments, designations and places to its term's name; an unknown value is its own name. If
 * two terms share a spelling the first wins, so built-in terms take precedence over those of editors.
 */
export function canonicals(terms: readonly SearchTerm[]): Canonicals {
  const names = new Map<string, string>()
  // A term's own name takes precedence over another term's spelling.
  for (const { kind, value } of terms) note(names, kind, value, value)
  for (const { kind, value, spellings } of terms) for (const one of spellings) note(names, kind, one, value)
  return (kind, value) => {
    const name = names.get(`${kind}:${foldText(value)}`) ?? value.trim()
    return { name, key: foldText(name) }
  }
}

function note(names: Map<string, string>, kind: string, spelling: string, name: string): void {
  const key = `${kind}:${foldText(spelling)}`
  if (!names.has(key)) names.set(key, name)
}

/** How many vacancies share a department, a place and a designation, as spelled in the records. */
export interface SubjectCount {
  department: string
  location: string
  designation: string | null
  /** Open today, samples among them. */
  open: number
  /** Open today, without samples. */
  offered: number
}

/** A department, designation or place under its canonical name. */
export interface Subject {
  kind: SubjectKind
  name: string
  key: string
  /** Empty for a name without Latin letters or digits, and for the second with the same slug. */
  slug: string
  /** The records' spellings. */
  values: string[]
  open: number
  offered: number
}

/** A department or designation and a place that occur together in an open vacancy. */
interface SubjectPair {
  kind: SubjectKind
  key: string
  place: string
  open: number
  offered: number
}

export interface SubjectIndex {
  subjects: Subject[]
  pairs: SubjectPair[]
  /** The canonical slug of other spellings, by segment and slug. */
  spellings: Record<string, string>
}

/** The two parts of the URL `/jobs/{subject}/in/{place}`. */
export type Segment = 'subject' | 'place'

const segmentOf = (kind: SubjectKind): Segment => (kind === 'place' ? 'place' : 'subject')

const isSubjectKind = (kind: string): kind is SubjectKind => (SUBJECT_KINDS as readonly string[]).includes(kind)

/** The values of a record, by kind. */
const valuesOf = ({ department, designation, location }: SubjectCount) =>
  [
    ['department', department],
    ['designation', designation],
    ['place', location],
  ] as const

/**
 * Indexes everything that can have a page: the vocabulary's names and those in public vacancies, each under its canonical
 * name and slug. A department takes precedence over a designation with the same slug.
 */
export function subjectIndex(counts: readonly SubjectCount[], terms: readonly SearchTerm[]): SubjectIndex {
  const nameOf = canonicals(terms)
  const found = new Map<string, Subject>()
  const subjectOf = (kind: SubjectKind, value: string): Subject => {
    const { name, key } = nameOf(kind, value)
    const known = found.get(`${kind}:${key}`)
    if (known) return known
    const subject: Subject = { kind, name, key, slug: '', values: [], open: 0, offered: 0 }
    found.set(`${kind}:${key}`, subject)
    return subject
  }
  const pairs = new Map<string, SubjectPair>()
  for (const { kind, value } of terms) if (isSubjectKind(kind)) subjectOf(kind, value)
  for (const count of counts) {
    const place = subjectOf('place', count.location)
    for (const [kind, value] of valuesOf(count)) {
      if (!value?.trim()) continue
      const subject = subjectOf(kind, value)
      if (!subject.values.includes(value)) subject.values.push(value)
      add(subject, count)
      if (kind === 'place' || count.open === 0) continue
      const id = `${kind}:${subject.key}:${place.key}`
      const pair = pairs.get(id) ?? { kind, key: subject.key, place: place.key, open: 0, offered: 0 }
      add(pair, count)
      pairs.set(id, pair)
    }
  }
  const subjects = [...found.values()].sort((a, b) => SUBJECT_KINDS.indexOf(a.kind) - SUBJECT_KINDS.indexOf(b.kind))
  return { subjects, pairs: [...pairs.values()], spellings: assignSlugs(subjects, terms) }
}

function add(sum: Pick<Subject, 'open' | 'offered'>, { open, offered }: SubjectCount): void {
  sum.open += open
  sum.offered += offered
}

/** Assigns the slugs. @returns the canonical slugs of other spellings, none of which is another subject's slug */
function assignSlugs(subjects: readonly Subject[], terms: readonly SearchTerm[]): Record<string, string> {
  const own = new Set<string>()
  const spellings: Record<string, string> = {}
  const bySpelling = new Map(terms.map((term) => [`${term.kind}:${term.value}`, term.spellings]))
  for (const subject of subjects) {
    const others = bySpelling.get(`${subject.kind}:${subject.name}`) ?? []
    const slug = [subject.name, ...others].map(slugify).find(Boolean) ?? ''
    const id = `${segmentOf(subject.kind)}/${slug}`
    if (!slug || own.has(id)) continue
    own.add(id)
    subject.slug = slug
  }
  for (const { kind, name, slug, values } of subjects) {
    if (!slug) continue
    for (const other of [...(bySpelling.get(`${kind}:${name}`) ?? []), ...values].map(slugify)) {
      const id = `${segmentOf(kind)}/${other}`
      if (other && !own.has(id)) spellings[id] ??= slug
    }
  }
  return spellings
}

/** The subject with a slug, or the canonical slug of another spelling; null if unknown. */
export function subjectAt(
  { subjects, spellings }: SubjectIndex,
  segment: Segment,
  slug: string,
): { subject: Subject } | { movedTo: string } | null {
  if (!slug) return null
  const subject = subjects.find((one) => one.slug === slug && segmentOf(one.kind) === segment)
  if (subject) return { subject }
  const movedTo = Object.hasOwn(spellings, `${segment}/${slug}`) ? spellings[`${segment}/${slug}`] : undefined
  return movedTo ? { movedTo } : null
}

const KNOWN = [...DEPARTMENTS, ...DESIGNATIONS].map(slugify)

/** Precedes the place in `/jobs/in/delhi`. */
const IN = 'in'

/**
 * Slugs that are not generated for a vacancy: `/jobs/senior-resident` is the page of all senior residents. A person may
 * still type one.
 */
export const subjectSlugs = ({ department, designation }: Record<string, unknown>): string[] => [
  ...KNOWN,
  ...[department, designation].map((name) => slugify(String(name ?? ''))),
  IN,
]
