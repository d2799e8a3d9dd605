import { COURSES } from '@/lib/vocabulary'

/** The courses as fields of the studio offer them. */
export const courseOptions = COURSES.map(({ key, name }) => ({ value: key, label: name }))
