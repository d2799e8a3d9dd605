import { KINDS_OF_OWNERS } from '@/lib/college-kinds-rule'
import type { Language } from '@/lib/language'
import { type CollegeKind, collegeKindLabel, ownershipLabel } from '@/lib/vocabulary'
import type { CollegeCardView } from '../page/view'

type OfKinds = Pick<CollegeCardView, 'ownership' | 'kinds' | 'minorityOf'>

/** The kinds of a college in words, without what its owner says already: "Women only", "Minority institution (Sikh)". */
const kindWords = (language: Language, { ownership, kinds, minorityOf }: OfKinds): string[] => {
  const said: CollegeKind | undefined = ownership ? KINDS_OF_OWNERS[ownership] : undefined
  return kinds
    .filter((kind) => kind !== said)
    .map((kind) => collegeKindLabel(language, kind) + (kind === 'minority' && minorityOf ? ` (${minorityOf})` : ''))
}

/** Who runs a college and of which kinds it is, as badges beside its name. */
export const badgeLabels = (language: Language, college: OfKinds): string[] => [
  ...(college.ownership ? [ownershipLabel(language, college.ownership)] : []),
  ...kindWords(language, college),
]
