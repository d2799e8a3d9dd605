import type { ArrayField, Field } from 'payload'
import { checkWholeNumber, checkYear, LENGTHS, writtenByServer } from '@/cms/fields/checks/checks'
import { LEAST_RUPEES, MOST_RUPEES, MOST_SEATS } from '@/cms/fields/checks/problems'
import { periodField, sourceFields } from '@/cms/sources/source-fields'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { AMOUNT_KINDS, amountKindLabel, QUALIFICATIONS, SEAT_POOLS, seatPoolLabel } from '@/lib/vocabulary'
import { collegeDeskMessages } from '../admin/messages'

const messages = collegeDeskMessages.figures
const MOST_FEE_ROWS = 40
const MOST_SEAT_ROWS = 40
const EARLIEST_YEAR = 1700

/** Derived values shown in lists. */
const WORKING_FIGURE = { custom: writtenByServer, admin: { hidden: true } }

const courseField: Field = {
  name: 'course',
  label: messages.course,
  type: 'select',
  options: [...QUALIFICATIONS],
  admin: { description: messages.courseHelp, width: '50%' },
}

/** Yearly cost by course and kind of seat. */
export const feeRowsField: ArrayField = {
  name: 'feeRows',
  label: messages.feeRows,
  labels: { singular: messages.feeRow, plural: messages.feeRows },
  type: 'array',
  maxRows: MOST_FEE_ROWS,
  admin: { description: messages.feeRowsHelp },
  fields: [
    {
      type: 'row',
      fields: [
        courseField,
        {
          name: 'seatPool',
          label: messages.seatPool,
          type: 'select',
          options: SEAT_POOLS.map((value) => ({ value, label: seatPoolLabel(STUDIO_LANGUAGE, value) })),
          admin: { description: messages.seatPoolHelp, width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'amount',
          label: messages.amount,
          type: 'number',
          required: true,
          validate: checkWholeNumber(LEAST_RUPEES, MOST_RUPEES),
          admin: { description: messages.amountHelp, width: '50%' },
        },
        periodField(),
      ],
    },
    {
      name: 'kind',
      label: messages.amountKind,
      type: 'select',
      defaultValue: 'fee',
      options: AMOUNT_KINDS.map((value) => ({ value, label: amountKindLabel(STUDIO_LANGUAGE, value) })),
      admin: { description: messages.amountKindHelp },
    },
    {
      name: 'covers',
      label: messages.covers,
      type: 'text',
      maxLength: LENGTHS.label,
      admin: { description: messages.coversHelp },
    },
    { type: 'row', fields: sourceFields() },
  ],
}

/** Yearly intake by course. */
export const seatRowsField: ArrayField = {
  name: 'seatRows',
  label: messages.seatRows,
  labels: { singular: messages.seatRow, plural: messages.seatRows },
  type: 'array',
  maxRows: MOST_SEAT_ROWS,
  admin: { description: messages.seatRowsHelp },
  fields: [
    {
      type: 'row',
      fields: [
        courseField,
        {
          name: 'seats',
          label: messages.seatsOfRow,
          type: 'number',
          required: true,
          validate: checkWholeNumber(1, MOST_SEATS),
          admin: { description: messages.seatsOfRowHelp, width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        periodField(),
        {
          name: 'since',
          label: messages.since,
          type: 'number',
          validate: checkYear(EARLIEST_YEAR),
          admin: { description: messages.sinceHelp, width: '50%' },
        },
      ],
    },
    { type: 'row', fields: sourceFields() },
  ],
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
