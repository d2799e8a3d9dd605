import { z } from 'zod'
import { INDIAN_OFFSET } from '@/lib/calendar/indian-calendar'

/** A whole number that is not negative. */
export const count = z.string().regex(/^\d+$/, 'this is no whole number').transform(Number)

/** A day of India, 2026-11-22, as the instant at which it begins. */
export const day = z.iso.date().transform((date) => `${date}T00:00:00.000${INDIAN_OFFSET}`)
