import type { Field } from 'payload'
import { checkDate, checkPeriod } from '../fields/checks/checks'
import { checkMessages } from '../fields/checks/messages'
import { sourceDeskMessages as messages } from './messages'

const DAY = 24 * 60 * 60 * 1000

/** A day on which somebody looked, which cannot be still to come. */
export const checkPastDay = checkDate((day) => (day.getTime() > Date.now() + DAY ? checkMessages.notAfterToday : null))

const named = (figure: string, name: string) =>
  figure ? `${figure}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name

/**
 * The two fields by which any figure names its source and the day on which it was last compared with it. Of a row, the
 * source and the day are the row's own; of a figure that stands alone they bear its name: "ranking" makes
 * "rankingSource" and "rankingCheckedOn".
 * @param figure the name of the field they belong to; nothing in a row
 * @param label what the studio calls that figure, for a figure that stands alone
 */
export const sourceFields = (figure = '', label = ''): Field[] => [
  {
    name: named(figure, 'source'),
    label: messages.sourceOf(label),
    type: 'relationship',
    relationTo: 'sources',
    index: true,
    admin: { description: messages.sourceHelp, width: '50%' },
  },
  {
    name: named(figure, 'checkedOn'),
    label: messages.checkedOf(label),
    type: 'date',
    validate: checkPastDay,
    admin: {
      description: messages.checkedHelp,
      width: '50%',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    },
  },
]

/** The year that a figure is of: "2025", or "2024-25" for an academic year. */
export const periodField = (name = 'year', label = messages.year): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 7,
  validate: checkPeriod,
  admin: { description: messages.yearHelp, width: '50%' },
})
