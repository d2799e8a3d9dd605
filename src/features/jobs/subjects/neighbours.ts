import type { SubjectKind } from './canonical'
import type { Subject, SubjectIndex } from './subject-index'
import type { SubjectLink, SubjectTopic } from './view'

type Index = SubjectIndex & { taken: readonly string[] }
type Post = Exclude<SubjectKind, 'place'>

const MOST_WITHIN = 10
const MOST_ALIKE = 6
const MOST_IN_LIST = 8

/** What a page is about, from what its address names. */
export function topicOf(subject: Subject | null, place: Subject | null): SubjectTopic {
  return {
    subject: subject && { kind: subject.kind as Post, name: subject.name, slug: subject.slug },
    place: place && { name: place.name, slug: place.slug },
  }
}

const mostOpenFirst = (one: { open: number }, other: { open: number }) => other.open - one.open

/** Departments, designations or places with a page of their own and something open, those with most first. */
export function linksOf({ subjects, taken }: Index, kind: SubjectKind, most = MOST_IN_LIST, but?: Subject | null) {
  return subjects
    .filter((one) => one.kind === kind && one.open > 0 && one.slug && one !== but)
    .filter(({ slug }) => kind === 'place' || !taken.includes(slug))
    .sort(mostOpenFirst)
    .slice(0, most)
    .map((one): SubjectLink => {
      const topic = kind === 'place' ? topicOf(null, one) : topicOf(one, null)
      return { ...topic, open: one.open }
    })
}

/** Pages of a department or designation in a place, those with most open vacancies first. */
function pairLinks(
  { subjects, pairs }: Index,
  isWanted: (subject: Subject, place: Subject) => boolean,
  most: number,
): SubjectLink[] {
  const byKey = new Map(subjects.map((one) => [`${one.kind}:${one.key}`, one]))
  return [...pairs].sort(mostOpenFirst).reduce<SubjectLink[]>((links, pair) => {
    const [subject, place] = [byKey.get(`${pair.kind}:${pair.key}`), byKey.get(`place:${pair.place}`)]
    if (links.length < most && subject?.slug && place?.slug && isWanted(subject, place)) {
      links.push({ ...topicOf(subject, place), open: pair.open })
    }
    return links
  }, [])
}

/** What a page is made of: the departments of a place, the places of a department or designation. */
export function withinOf(index: Index, subject: Subject | null, place: Subject | null): SubjectLink[] {
  if (subject && place) return []
  return pairLinks(
    index,
    (what, where) => (place ? where.key === place.key && what.kind === 'department' : isSame(what, subject)),
    MOST_WITHIN,
  )
}

/** What is like it: the same elsewhere, other posts at the same place, and the wider pages that it belongs to. */
export function alikeOf(index: Index, subject: Subject | null, place: Subject | null): SubjectLink[] {
  if (subject && place) {
    const wider = [...linksOf(index, 'place', Infinity), ...linksOf(index, subject.kind, Infinity)]
    return [
      ...pairLinks(index, (what, where) => isSame(what, subject) && where.key !== place.key, MOST_ALIKE),
      ...pairLinks(index, (what, where) => where.key === place.key && !isSame(what, subject), MOST_ALIKE),
      ...wider.filter((link) => link.place?.slug === place.slug || link.subject?.slug === subject.slug),
    ]
  }
  if (place) {
    return [
      ...pairLinks(index, (what, where) => where.key === place.key && what.kind === 'designation', MOST_ALIKE),
      ...linksOf(index, 'place', MOST_ALIKE, place),
    ]
  }
  return [...linksOf(index, 'department', MOST_ALIKE, subject), ...linksOf(index, 'designation', MOST_ALIKE, subject)]
}

const isSame = (one: Subject, other: Subject | null) => one.kind === other?.kind && one.key === other.key
