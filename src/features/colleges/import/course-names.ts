import { COURSES, QUALIFICATIONS, type Qualification } from '@/lib/vocabulary'

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const KNOWN = new Map<string, readonly Qualification[]>([
  ...COURSES.flatMap(({ key, name, qualifications }) => {
    // MD/MS names two of its qualifications, every other course the first one.
    const meant: readonly Qualification[] = qualifications.slice(0, key === 'md-ms' ? 2 : 1)
    return [key, name].map((word) => [bare(word), meant] as const)
  }),
  ...QUALIFICATIONS.map((name) => [bare(name), [name]] as const),
])

/**
 * The qualifications that a word in a list of courses means: "mbbs", "BSc Nursing", "MD/MS" or a course's key, whatever
 * its letter case, dots and spaces.
 * @returns null for a word that names none
 */
export const qualificationsNamed = (word: string): readonly Qualification[] | null => KNOWN.get(bare(word)) ?? null
