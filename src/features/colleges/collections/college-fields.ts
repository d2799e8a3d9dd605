import type { Tab } from 'payload'
import { checkPastDay, sourceFields } from '@/cms/sources/source-fields'
import { collegeField } from '../admin/fields'
import { collegeDeskMessages } from '../admin/messages'
import { feeRowsField, seatRowsField } from './figure-fields'

const texts = collegeDeskMessages.figures

/** The tabs of the form: what the college is and where, its figures, how to reach it, and where it stands itself. */
export const collegeTabs: Tab[] = [
  {
    label: 'Overview',
    fields: [
      collegeField('name'),
      collegeField('aliases'),
      collegeField('location', 'state', 'country'),
      collegeField('ownership', 'university'),
      collegeField('kinds', 'minorityOf'),
      collegeField('description'),
      {
        name: 'image',
        label: 'Photograph',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Stands at the head of the page. Wide pictures look best.' },
      },
      collegeField('imageUrl'),
    ],
  },
  {
    label: 'Key information',
    fields: [
      collegeField('courses'),
      collegeField('fees', 'seats'),
      feeRowsField,
      {
        name: 'feesUndisclosedOn',
        label: 'Fees not disclosed, seen on',
        type: 'date',
        validate: checkPastDay,
        admin: {
          description:
            'The day on which somebody looked and the college published none. Empty it when a fee is entered.',
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        },
      },
      seatRowsField,
      collegeField('established'),
      { type: 'row', fields: sourceFields('established', texts.established) },
      collegeField('rating', 'ranking'),
      { type: 'row', fields: sourceFields('ranking', texts.ranking) },
      collegeField('eligibility'),
    ],
  },
  {
    label: 'Facilities and contact',
    fields: [
      collegeField('facilities'),
      { type: 'row', fields: sourceFields('facilities', texts.facilities) },
      collegeField('contactPhone'),
      collegeField('contactEmail'),
      collegeField('websiteUrl'),
      collegeField('latitude', 'longitude', 'pointPrecision'),
    ],
  },
  { label: 'Source', description: texts.listing, fields: [{ type: 'row', fields: sourceFields() }] },
]
