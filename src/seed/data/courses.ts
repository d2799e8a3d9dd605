import type { CourseSeed } from './course-seed'
import { bams, bhms } from './courses/ayush'
import { bds } from './courses/bds'
import { mbbs } from './courses/mbbs'
import { mdMs } from './courses/md-ms'
import { nursing } from './courses/nursing'
import { paramedical } from './courses/paramedical'

export type { CourseSeed, FeeRange } from './course-seed'

/** The seven courses in the order of the Courses menu. */
export const courses: CourseSeed[] = [mbbs, mdMs, bds, bams, bhms, nursing, paramedical]
