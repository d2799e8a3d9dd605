import { z } from 'zod'
import { atMost } from './at-most'

/** A text, trimmed, that must be given; `tooLong` names the problem beyond `maximum`, see atMost(). */
export const requiredText = (maximum: number, missing: string, tooLong = 'too-long') =>
  z.string({ error: missing }).trim().min(1, missing).check(atMost(maximum, tooLong))
