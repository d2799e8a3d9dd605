import { hasUrl } from '../text/typed/web-address'

/** What may make a form look like spam. Weak signs count one, strong ones two. */
const WEIGHTS = {
  honeypot: 2,
  links: 2,
  'link-in-name': 2,
  repeated: 2,
  'one-link': 1,
  'no-token': 1,
  'too-fast': 1,
  'token-stale': 1,
} as const
export type Suspicion = keyof typeof WEIGHTS

/** Two weak signs or a strong one: a person without JavaScript, or one with a link, is not suspected for that alone. */
const SUSPECTED_FROM = 2

const MINIMUM_FILL_SECONDS = 3
const TOKEN_LIFE_SECONDS = 24 * 60 * 60

const LINK = /(?:https?:\/\/|www\.|\[url|<a\s)/gi

/** What a form that somebody sent gives to judge by: all that was typed into it. */
export interface FormSigns {
  /** What stands on one line: names, a title, a town. */
  lines: readonly unknown[]
  /** What has paragraphs, where people may well give a link. */
  texts: readonly unknown[]
  /** The field that people do not see was filled. */
  honeypotFilled?: boolean
  /** Age of the form's token in seconds; null when it was missing or forged, undefined where no form was used. */
  fillSeconds?: number | null
  /** Enquiries of other people with the same words in the last day. */
  sameWordsFromOthers?: number
}

const typed = (values: readonly unknown[]) => values.filter((value): value is string => typeof value === 'string')

/** Names what speaks against a form that was sent. Nothing is ever dropped for it. */
export function suspicionsOf(signs: FormSigns): Suspicion[] {
  const links = typed(signs.texts).flatMap((text) => text.match(LINK) ?? []).length
  const fill = signs.fillSeconds
  const found: Record<Suspicion, boolean> = {
    honeypot: signs.honeypotFilled === true,
    links: links > 1,
    'one-link': links === 1,
    'link-in-name': typed(signs.lines).some((line) => hasUrl(line) || line.search(LINK) >= 0),
    repeated: (signs.sameWordsFromOthers ?? 0) > 0,
    'no-token': fill === null,
    'too-fast': typeof fill === 'number' && fill < MINIMUM_FILL_SECONDS,
    'token-stale': typeof fill === 'number' && fill > TOKEN_LIFE_SECONDS,
  }
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion])
}

/** Whether the signs are enough to mark it and to send its author no mail. */
export const isSuspected = (suspicions: readonly Suspicion[]): boolean =>
  suspicions.reduce((sum, suspicion) => sum + WEIGHTS[suspicion], 0) >= SUSPECTED_FROM
