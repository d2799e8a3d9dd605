import { COURSES, type CourseKey, QUALIFICATIONS } from '@/lib/vocabulary'

// One bit per qualification in vocabulary order, stored with a college, so that lists count and filter by course
// without a join. New qualifications go to the end of the vocabulary.

/** Bit mask of qualifications; unknown ones are ignored. */
export const courseMask = (qualifications: readonly string[] | null | undefined): number =>
  (qualifications ?? []).reduce((mask, name) => {
    const bit = (QUALIFICATIONS as readonly string[]).indexOf(name)
    return bit < 0 ? mask : mask | (1 << bit)
  }, 0)

/** A course filter: one of the seven, or a single qualification. */
export interface CourseChoice {
  /** URL value: a course key, or the qualification. */
  value: string
  name: string
  mask: number
}

/** The seven courses as options. */
export const COURSE_CHOICES: readonly (CourseChoice & { value: CourseKey })[] = COURSES.map((course) => ({
  value: course.key,
  name: course.name,
  mask: courseMask(course.qualifications),
}))

/** Parses a course from a URL: "mbbs", "MD/MS", "B.Sc Nursing" or "MD", case-insensitive. */
export function courseChoice(text: string): CourseChoice | null {
  const wanted = text.toLowerCase()
  const course = COURSE_CHOICES.find(({ value, name }) => value === wanted || name.toLowerCase() === wanted)
  if (course) return course
  const qualification = QUALIFICATIONS.find((name) => name.toLowerCase() === wanted)
  return qualification ? { value: qualification, name: qualification, mask: courseMask([qualification]) } : null
}
