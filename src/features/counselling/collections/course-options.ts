import { COURSES } from '@/lib/vocabulary'

/** Course options of studio fields. */
export const courseOptions = COURSES.map(({ key, name }) => ({ value: key, label: name }))
