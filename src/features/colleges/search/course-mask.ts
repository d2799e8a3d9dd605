import { COURSES, type CourseKey, QUALIFICATIONS } from '@/lib/vocabulary'

// One bit for each qualification, in the order of the vocabulary: stored with a college, so that lists count and
// filter by course without joining a second table. New qualifications go to the end of the vocabulary.

/** The qualifications as one number; unknown ones are passed over. */
export function courseMask(qualifications: readonly string[] | null | undefined): number {
  return (qualifications ?? []).reduce((mask, name) => {
    const bit = (QUALIFICATIONS as readonly string[]).indexOf(name)
    return bit < 0 ? mask : mask | (1 << bit)
  }, 0)
}

/** A course to filter by: one of the seven, or a single qualification. */
export interface CourseChoice {
  /** What stands in the address: a course key, or the qualification itself. */
  value: string
  name: string
  mask: number
}

/** The seven courses as choices. */
export const COURSE_CHOICES: readonly (CourseChoice & { value: CourseKey })[] = COURSES.map((course) => ({
  value: course.key,
  name: course.name,
  mask: courseMask(course.qualifications),
}))

/** Reads a course from an address: "mbbs", "MD/MS", "B.Sc Nursing" or "MD", in any case. */
export function courseChoice(text: string): CourseChoice | null {
  const wanted = text.toLowerCase()
  const course = COURSE_CHOICES.find(({ value, name }) => value === wanted || name.toLowerCase() === wanted)
  if (course) return course
  const qualification = QUALIFICATIONS.find((name) => name.toLowerCase() === wanted)
  return qualification ? { value: qualification, name: qualification, mask: courseMask([qualification]) } : null
}
