import type { Field } from 'payload'
import { checkWholeNumber } from '@/cms/fields/checks/checks'
import { row } from '@/cms/fields/common-fields'
import { periodField, sourceFields } from '@/cms/sources/source-fields'

const MOST_COLLEGES = 10_000
const MOST_SEATS = 1_000_000

/** What the regulator's list of a year counts of one course: the measure of what the site lists itself. */
export const officialTotalFields = (): Field[] => [
  row(
    {
      name: 'colleges',
      type: 'number',
      validate: checkWholeNumber(1, MOST_COLLEGES),
      admin: { description: 'How many colleges the regulator’s list of the year names.' },
    },
    {
      name: 'seats',
      type: 'number',
      validate: checkWholeNumber(1, MOST_SEATS),
      admin: { description: 'How many seats a year that list counts.' },
    },
    periodField(),
  ),
  row(...sourceFields()),
]
