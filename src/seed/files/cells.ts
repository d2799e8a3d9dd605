import { z } from 'zod'
import { INDIAN_OFFSET } from '@/lib/calendar/indian-calendar'

/** A non-negative integer. */
export const count = z.string().regex(/^\d+$/, 'this is no whole number').transform(Number)

/** An Indian day, 2026-11-22, as the instant it begins. */
export const day = z.iso.date().transform((date) => `${date}T00:00:00.000${INDIAN_OFFSET}`)
