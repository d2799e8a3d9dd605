import { plural } from '../text/format'

/** Said above a form of which some fields were not taken. */
export const mendTexts = {
  mend: (count: number) =>
    plural('en', count, { one: 'One field needs another look:', other: `${count} fields need another look:` }),
} as const
