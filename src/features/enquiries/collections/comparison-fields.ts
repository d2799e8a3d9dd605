import type { Field } from 'payload'
import { checkWholeNumber } from '@/cms/fields/checks/checks'
import { HIGHEST_NEET_RANK } from '@/lib/text/typed-number'
import { LONGEST, MOST_COMPARED_COLLEGES } from '../schema'

/** What somebody sends along from a comparison of colleges. */
export const comparisonFields: Field[] = [
  {
    name: 'colleges',
    type: 'relationship',
    relationTo: 'colleges',
    hasMany: true,
    maxRows: MOST_COMPARED_COLLEGES,
  },
  { name: 'rank', type: 'number', validate: checkWholeNumber(1, HIGHEST_NEET_RANK) },
  { name: 'category', type: 'text', maxLength: LONGEST.category },
]
