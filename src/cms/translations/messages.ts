import { LANGUAGE_NAMES } from '@/lib/language'
import { grouped, plural } from '@/lib/text/format'

/** Translation states, most urgent first. */
export const TEXT_STATES = ['missing', 'outdated', 'draft', 'machine', 'reviewed'] as const
export type TextState = (typeof TEXT_STATES)[number]

export const translationMessages = {
  title: 'Translations',
  intro:
    'What the pages in Hindi say of the records. Where Hindi is missing, English stands there; banners and the texts of site and state pages are left out.',
  one: 'Translation',
  kind: 'Of',
  state: 'State',
  columns: { record: 'Record', kind: 'Of' },
  states: {
    missing: 'Missing',
    outdated: 'English has changed',
    draft: 'Draft',
    machine: 'Machine-made',
    reviewed: 'Reviewed',
  } satisfies Record<TextState, string>,
  origins: { machine: 'Machine-made, read by nobody', reviewed: 'Read by a person' },
  count: (records: number) => `${grouped('en', records)} ${plural('en', records, { one: 'record', other: 'records' })}`,
  none: 'No record matches.',
  notFound: 'There is no such record, or it lies in the trash.',
  download: 'Download CSV',
  upload: 'Import CSV',
  hindi: LANGUAGE_NAMES.hi,
  editing:
    'English first, the Hindi beside it or, on a phone, below. An empty text leaves the English on the page, or nothing of a banner or of a site or state page.',
  saveDraft: 'Save draft',
  publish: 'Publish',
  review: 'Reviewed',
  reviewHint: 'Reviewed publishes all texts of this page and notes that you have read them.',
  saved: 'Saved',
  notSaved: 'Not saved',
  unknownField: 'The English record has no such text.',
  unknownRecord: 'No record has this name.',
  tooLong: (max: number) => `At most ${grouped('en', max)} characters.`,
  errors: {
    'changed-since-opened': 'Somebody saved this translation meanwhile. Open it again; what you typed is still here.',
    'unreadable-request': 'This could not be read.',
  },
  importer: (kind: string) =>
    ({
      title: `Import ${kind}`,
      intro:
        'Hindi texts as CSV, one in each row. They are published as machine-made; a person reads them afterwards. A text that is the same stays as it is.',
      noun: ['text', 'texts'],
      heads: ['Record and field', 'Hindi', ''],
      columns:
        'Needed columns: record, field and hindi, as the download of the desk has them. Also understood: english, the text that the Hindi was made from. A row without Hindi is passed over.',
      show: 'Show the translations',
    }) as const,
} as const
