import type { ArrayField, Condition } from 'payload'
import { COUNTED_FROM } from '@/lib/statistic'
import { checkDate, checkDateUnless, checkFigure, checkTextUnless, LENGTHS } from './checks/checks'
import { checkMessages } from './checks/messages'
import { sampleField } from './common-fields'

const COUNTED_LABELS: Record<(typeof COUNTED_FROM)[number], string> = {
  'listed-colleges': 'Colleges listed on this site',
  'states-with-colleges': 'States and provinces with a listed college',
  'open-vacancies': 'Vacancies open today',
}
const DAY = 24 * 60 * 60 * 1000

/** Whether a figure needs no source: the site counts it, or it is a sample. */
const NEEDS_NO_SOURCE = ['countedFrom', 'isSample']

const isWritten: Condition = (_data, row: { countedFrom?: string | null }) => !row.countedFrom

const notAfterToday = (day: Date) => (day.getTime() > Date.now() + DAY ? checkMessages.notAfterToday : null)

/** Figures the site claims: counted by the site, or with a source and date. */
export const statistics: ArrayField = {
  name: 'statistics',
  type: 'array',
  maxRows: 8,
  admin: { description: 'Only figures that you can support: counted on this site, or with a source and its date.' },
  fields: [
    {
      name: 'label',
      type: 'text',
      required: true,
      maxLength: LENGTHS.label,
      admin: { description: 'For example Partner hospitals' },
    },
    {
      name: 'countedFrom',
      label: 'Counted from',
      type: 'select',
      options: COUNTED_FROM.map((value) => ({ value, label: COUNTED_LABELS[value] })),
      admin: { description: 'The site counts it anew by itself. Leave empty for a figure that you write.' },
    },
    {
      name: 'value',
      type: 'text',
      maxLength: LENGTHS.label,
      validate: checkTextUnless(['countedFrom'], checkMessages.figureOrCount, checkFigure),
      admin: { description: 'For example 200+', condition: isWritten },
    },
    {
      name: 'source',
      type: 'text',
      maxLength: LENGTHS.line,
      validate: checkTextUnless(NEEDS_NO_SOURCE, checkMessages.source),
      admin: { description: 'Who says so, for example Annual report of the trust.', condition: isWritten },
    },
    {
      name: 'asOf',
      label: 'As of',
      type: 'date',
      validate: checkDateUnless(NEEDS_NO_SOURCE, checkMessages.sourceDate, checkDate(notAfterToday)),
      admin: { description: 'The day on which the figure was true.', condition: isWritten },
    },
    sampleField,
  ],
}
