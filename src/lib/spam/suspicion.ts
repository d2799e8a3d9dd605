import { hasUrl } from '../text/typed/has-url'

/** Signs of spam. Weak ones count one, strong ones two. */
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

/** Two weak signs or a strong one: no JavaScript, or a link, alone is not suspicious. */
const SUSPECTED_FROM = 2

const MINIMUM_FILL_SECONDS = 3
const TOKEN_LIFE_SECONDS = 24 * 60 * 60

const LINK = /(?:https?:\/\/|www\.|\[url|<a\s)/gi

/** What a submission is judged by: all that was typed into it. */
export interface FormSigns {
  /** Single-line values: names, a title, a town. */
  lines: readonly unknown[]
  /** Multi-line texts, in which links are common. */
  texts: readonly unknown[]
  /** Whether the honeypot field, invisible to people, was filled. */
  honeypotFilled?: boolean
  /** Age of the form token in seconds; null if missing or forged, undefined if no form was used. */
  fillSeconds?: number | null
  /** Enquiries of other people with the same text in the last day. */
  sameWordsFromOthers?: number
}

const typed = (values: readonly unknown[]) => values.filter((value): value is string => typeof value === 'string')

/** Lists the signs of spam in a submission. Nothing is ever discarded because of them. */
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

/** Whether the signs suffice to flag it and to send its author no mail. */
export const isSuspected = (suspicions: readonly Suspicion[]): boolean =>
  suspicions.reduce((sum, suspicion) => sum + WEIGHTS[suspicion], 0) >= SUSPECTED_FROM
