import { z } from 'zod'

/** A cell with several values, parted by bars. */
export const listOf = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string()
    .transform((cell) => cell.split('|').map((part) => part.trim()))
    .pipe(z.array(entry))
