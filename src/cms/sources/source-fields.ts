import type { Field } from 'payload'
import { checkDate, checkPeriod } from '../fields/checks/checks'
import { checkMessages } from '../fields/checks/messages'
import { DAY_PICKER } from '../fields/common-fields'
import { sourceDeskMessages as messages } from './messages'

const DAY = 24 * 60 * 60 * 1000

/** A day of checking, which cannot be in the future. */
export const checkPastDay = checkDate((day) => (day.getTime() > Date.now() + DAY ? checkMessages.notAfterToday : null))

const named = (figure: string, name: string) =>
  figure ? `${figure}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name

/**
 * The two fields for a figure's source and the day of its last check. In rows they are the row's own; for a single
 * figure they are prefixed: "ranking" makes "rankingSource" and "rankingCheckedOn".
 * @param figure name of the field they belong to; absent in a row
 * @param label of a single figure in the studio
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
    admin: { description: messages.checkedHelp, width: '50%', date: DAY_PICKER },
  },
]

/** Year of a figure: "2025", or "2024-25" for an academic year. */
export const periodField = (name = 'year', label = messages.year): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 7,
  validate: checkPeriod,
  admin: { description: messages.yearHelp, width: '50%' },
})
