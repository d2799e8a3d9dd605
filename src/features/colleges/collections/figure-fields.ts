import type { ArrayField, Field } from 'payload'
import { checkWholeNumber, checkYear, LENGTHS, writtenByServer } from '@/cms/fields/checks/checks'
import { MAX_RUPEES, MAX_SEATS, MIN_RUPEES } from '@/cms/fields/checks/problems'
import { type FieldHelp, row, selectField, withHelp } from '@/cms/fields/common-fields'
import { periodField, sourceFields } from '@/cms/sources/source-fields'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { AMOUNT_KINDS, amountKindLabel, QUALIFICATIONS, SEAT_POOLS, seatPoolLabel } from '@/lib/vocabulary'
import { collegeDeskMessages } from '../admin/messages'

const messages = collegeDeskMessages.figures
const MAX_FEE_ROWS = 40
const MAX_SEAT_ROWS = 40
const EARLIEST_YEAR = 1700

/** Derived values shown in lists. */
const WORKING_FIGURE = { custom: writtenByServer, admin: { hidden: true } }

const HALF = { width: '50%' }
const courseField: Field = { name: 'course', type: 'select', options: [...QUALIFICATIONS], admin: HALF }
const COURSE_HELP = ['Course', 'The first course of the college when left empty.'] as const

const feeHelp: FieldHelp = {
  course: COURSE_HELP,
  seatPool: ['Kind of seat', 'As the counselling authority calls it; empty where the source does not say.'],
  amount: ['Rupees', 'Digits alone, for example 1800000.'],
  kind: [
    'What it is',
    'Bond, stipend and deposit stand apart from the fees, and only with the order in which they stand.',
  ],
  covers: ['What it covers', 'For example: tuition and university fees.'],
}

/** Yearly cost by course and kind of seat. */
export const feeRowsField: ArrayField = {
  name: 'feeRows',
  label: messages.feeRows,
  labels: { singular: 'Fee', plural: messages.feeRows },
  type: 'array',
  maxRows: MAX_FEE_ROWS,
  admin: { description: messages.feeRowsHelp },
  fields: withHelp(feeHelp, [
    row(
      courseField,
      selectField('seatPool', SEAT_POOLS, (value) => seatPoolLabel(STUDIO_LANGUAGE, value), { admin: HALF }),
    ),
    row(
      {
        name: 'amount',
        type: 'number',
        required: true,
        validate: checkWholeNumber(MIN_RUPEES, MAX_RUPEES),
        admin: HALF,
      },
      periodField(),
    ),
    selectField('kind', AMOUNT_KINDS, (value) => amountKindLabel(STUDIO_LANGUAGE, value), { defaultValue: 'fee' }),
    { name: 'covers', type: 'text', maxLength: LENGTHS.label },
    row(...sourceFields()),
  ]),
}

const seatHelp: FieldHelp = {
  course: COURSE_HELP,
  seats: ['Seats a year', 'Digits alone, for example 150.'],
  since: ['First batch', 'The year in which the course began, as the lists of the councils print it.'],
}

/** Yearly intake by course. */
export const seatRowsField: ArrayField = {
  name: 'seatRows',
  label: messages.seatRows,
  labels: { singular: 'Seats of a course', plural: messages.seatRows },
  type: 'array',
  maxRows: MAX_SEAT_ROWS,
  admin: { description: messages.seatRowsHelp },
  fields: withHelp(seatHelp, [
    row(courseField, {
      name: 'seats',
      type: 'number',
      required: true,
      validate: checkWholeNumber(1, MAX_SEATS),
      admin: HALF,
    }),
    row(periodField(), { name: 'since', type: 'number', validate: checkYear(EARLIEST_YEAR), admin: HALF }),
    row(...sourceFields()),
  ]),
}

/** Sources of the card's figures, copied from their rows, so that lists need not read the rows. */
export const cardSourceFields: Field[] = (['fees', 'seats'] as const).flatMap((figure): Field[] => [
  {
    name: `${figure}Source`,
    type: 'relationship',
    relationTo: 'sources',
    index: true,
    admin: { hidden: true, disableBulkEdit: true },
  },
  { name: `${figure}Year`, type: 'text', ...WORKING_FIGURE },
  { name: `${figure}CheckedOn`, type: 'date', ...WORKING_FIGURE },
])
