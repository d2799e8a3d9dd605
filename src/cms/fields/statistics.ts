import type { ArrayField, Condition } from 'payload'
import { COUNTED_FROM } from '@/lib/views/statistic'
import { checkPastDay } from '../sources/source-fields'
import { checkDateUnless, checkFigure, checkTextUnless, LENGTHS } from './checks/checks'
import { checkMessages } from './checks/messages'
import { type FieldHelp, sampleField, selectField, withHelp } from './common-fields'

const COUNTED_LABELS: Record<(typeof COUNTED_FROM)[number], string> = {
  'listed-colleges': 'Colleges listed on this site',
  'states-with-colleges': 'States and provinces with a listed college',
  'open-vacancies': 'Vacancies open today',
}

/** Whether a figure needs no source: the site counts it, or it is a sample. */
const NEEDS_NO_SOURCE = ['countedFrom', 'isSample']

const isWritten: Condition = (_data, row: { countedFrom?: string | null }) => !row.countedFrom

const help: FieldHelp = {
  label: 'For example Partner hospitals',
  countedFrom: ['Counted from', 'The site counts it anew by itself. Leave empty for a figure that you write.'],
  value: 'For example 200+',
  source: 'Who says so, for example Annual report of the trust.',
  asOf: ['As of', 'The day on which the figure was true.'],
}

/** Figures the site claims: counted by the site, or with a source and date. */
export const statistics: ArrayField = {
  name: 'statistics',
  type: 'array',
  maxRows: 8,
  admin: { description: 'Only figures that you can support: counted on this site, or with a source and its date.' },
  fields: withHelp(help, [
    { name: 'label', type: 'text', required: true, maxLength: LENGTHS.label },
    selectField('countedFrom', COUNTED_FROM, COUNTED_LABELS),
    {
      name: 'value',
      type: 'text',
      maxLength: LENGTHS.label,
      validate: checkTextUnless(['countedFrom'], checkMessages.figureOrCount, checkFigure),
      admin: { condition: isWritten },
    },
    {
      name: 'source',
      type: 'text',
      maxLength: LENGTHS.line,
      validate: checkTextUnless(NEEDS_NO_SOURCE, checkMessages.source),
      admin: { condition: isWritten },
    },
    {
      name: 'asOf',
      type: 'date',
      validate: checkDateUnless(NEEDS_NO_SOURCE, checkMessages.sourceDate, checkPastDay),
      admin: { condition: isWritten },
    },
    sampleField,
  ]),
}
