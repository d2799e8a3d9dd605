/** Vacancies end on a calendar day; the middle of that day in UTC is the same day everywhere from Kathmandu to London. */
const NOON = 'T12:00:00.000Z'

/** The instant of a day typed into a date field (2026-12-31). */
export const dayAsInstant = (day: string): string => `${day}${NOON}`
