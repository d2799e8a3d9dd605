import type { FigureStanding } from '@/cms/sources/figure-view'
import type { SourceKind } from '@/cms/sources/source-rule'
import { dayText } from '@/lib/text/format'

const KINDS: Record<SourceKind, string> = {
  official: 'official',
  college: 'college',
  press: 'press',
  own: 'our listing',
}

const IN_WORDS: Record<SourceKind, string> = {
  official: 'official source',
  college: 'the college’s own figure',
  press: 'press report',
  own: 'our listing, not verified',
}

/** All messages about sources of figures. */
export const sourceMessages = {
  standings: {
    official: 'Official source',
    other: 'Not from the authority',
    own: 'Our listing, not verified',
    old: 'May have changed',
  } satisfies Record<FigureStanding, string>,
  /** Text of the mark itself. */
  mark: (standing: FigureStanding, kind: SourceKind | null, year: string | null) => {
    if (standing === 'own' || !kind) return 'our listing, not verified'
    if (standing === 'old') return year ? `from ${year}, may have changed` : 'may have changed'
    if (standing === 'official') return year ?? 'official'
    return year ? `${KINDS[kind]}, ${year}` : KINDS[kind]
  },
  /** Inside a sentence, instead of a mark: "official source 2024-25". */
  inWords: (kind: SourceKind, year: string | null) => [IN_WORDS[kind], year].filter(Boolean).join(' '),
  /** Explains the styles of figures in lists. */
  key: {
    underlined: 'Underlined:',
    official: 'from an official document.',
    doubtful: 'Not official, or old. Ask the college.',
  },
  said: (standing: string) => ` (source: ${standing})`,
  ownTitle: 'Entered by this site',
  ownPublisher: 'No document behind it',
  ownNote: 'Not used in totals, fee filters or search results.',
  oldNote: 'This figure is old. Ask the college before you count on it.',
  from: 'From',
  year: 'Year',
  /** What was compared: the figure with the document named above it. */
  checked: 'Compared with it',
  checkedOn: (day: string) => `on ${dayText('en', day)}`,
  notAgain: 'not since it was entered',
  notKnown: 'not known',
  open: 'Open the document',
  /** If only the authority's site is known, not the document's page. */
  openSite: 'Open the site that publishes it',
  opensElsewhere: ' (opens in a new tab)',
  line: (parts: { standing: string; publisher: string | null; year: string | null; checkedOn: string | null }) =>
    [
      parts.standing,
      parts.publisher,
      parts.year,
      parts.checkedOn && `compared with it on ${dayText('en', parts.checkedOn)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ownLine: 'Our listing, not verified · No document behind it',
} as const
