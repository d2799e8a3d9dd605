import type { Tab } from 'payload'
import { contentKeeperField } from '@/cms/access/access'
import { checkEmail, checkFees, checkRange, checkSeats, checkWebAddress, checkYear } from '@/cms/fields/checks/checks'
import { LENGTHS } from '@/cms/fields/checks/lengths'
import { phoneField } from '@/cms/fields/phone-field'
import { checkPastDay, sourceFields } from '@/cms/sources/source-fields'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { collegeKindLabel } from '@/lib/text/vocabulary-labels'
import { COLLEGE_KINDS, COUNTRIES, OWNERSHIPS, POINT_PRECISIONS, QUALIFICATIONS } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { collegeDeskTexts as texts } from '../admin/texts'
import { feeRowsField, seatRowsField } from './figure-fields'

/** What the college is and where. */
export const overviewTab: Tab = {
  label: 'Overview',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200, index: true },
    {
      name: 'aliases',
      label: 'Short and former names',
      type: 'text',
      hasMany: true,
      maxLength: 200,
      maxRows: LENGTHS.entries,
      admin: { description: 'Names people type into the search, for example KGMU. Press Enter after each.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'location', label: 'City or town', type: 'text', maxLength: 120 },
        {
          name: 'state',
          label: 'State, territory or province',
          type: 'text',
          required: true,
          maxLength: 80,
          index: true,
          admin: { components: { Field: '/features/colleges/admin/state-field#StateField' } },
        },
        {
          name: 'country',
          type: 'select',
          required: true,
          defaultValue: 'India',
          index: true,
          options: [...COUNTRIES],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'ownership', label: 'Type of college', type: 'select', index: true, options: [...OWNERSHIPS] },
        { name: 'university', type: 'text', maxLength: 200 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kinds',
          type: 'select',
          hasMany: true,
          options: COLLEGE_KINDS.map((value) => ({ value, label: collegeKindLabel(STUDIO_LANGUAGE, value) })),
        },
        {
          name: 'minorityOf',
          type: 'text',
          maxLength: LENGTHS.label,
          admin: { condition: ({ kinds }: Partial<College>) => Boolean(kinds?.includes('minority')) },
        },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 5000,
      admin: { description: 'In our own words. Leave a blank line between paragraphs.' },
    },
    { name: 'image', label: 'Photograph', type: 'upload', relationTo: 'media' },
    {
      name: 'imageUrl',
      label: 'Photograph on another site',
      type: 'text',
      maxLength: LENGTHS.address,
      validate: checkWebAddress,
      admin: { description: 'Used only when no photograph is uploaded. Without either, a drawing is shown.' },
    },
  ],
}

/** The figures a family compares. */
export const keyInformationTab: Tab = {
  label: 'Key information',
  fields: [
    {
      name: 'courses',
      label: 'Courses offered',
      type: 'select',
      hasMany: true,
      options: [...QUALIFICATIONS],
      index: true,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'fees',
          label: 'Fees per year',
          type: 'text',
          maxLength: 80,
          validate: checkFees,
          admin: { description: texts.figures.fees, disableBulkEdit: true },
        },
        {
          name: 'seats',
          type: 'text',
          maxLength: 80,
          validate: checkSeats,
          admin: { description: texts.figures.seats, disableBulkEdit: true },
        },
      ],
    },
    feeRowsField,
    {
      name: 'feesUndisclosedOn',
      type: 'date',
      validate: checkPastDay,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    seatRowsField,
    { name: 'established', label: 'Year established', type: 'number', validate: checkYear(1700) },
    { type: 'row', fields: sourceFields('established', texts.figures.established) },
    {
      type: 'row',
      fields: [
        {
          name: 'rating',
          type: 'number',
          min: 0,
          max: 5,
          validate: checkRange(0, 5),
          admin: { step: 0.1, description: 'Our own rating from 0 to 5.' },
        },
        {
          name: 'ranking',
          type: 'text',
          maxLength: 120,
          admin: { description: 'With its list and year, for example NIRF 2024 Medical: 1.' },
        },
      ],
    },
    { type: 'row', fields: sourceFields('ranking', texts.figures.ranking) },
    { name: 'eligibility', type: 'textarea', maxLength: 1000 },
  ],
}

/** Known, but on no page yet. */
const UNSHOWN = { access: { read: contentKeeperField } }

/** Facilities and how to reach the college. */
export const detailsTab: Tab = {
  label: 'Facilities and contact',
  fields: [
    {
      name: 'facilities',
      type: 'text',
      hasMany: true,
      maxLength: 200,
      maxRows: LENGTHS.entries,
      admin: { description: 'Press Enter after each. Shown only with a source.' },
    },
    { type: 'row', fields: sourceFields('facilities', texts.figures.facilities) },
    phoneField({ name: 'contactPhone', label: 'Phone', maxLength: 60 }),
    { name: 'contactEmail', label: 'E-mail', type: 'email', validate: checkEmail },
    {
      name: 'websiteUrl',
      label: 'Official website',
      type: 'text',
      maxLength: LENGTHS.address,
      validate: checkWebAddress,
    },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', ...UNSHOWN, validate: checkRange(-90, 90), admin: { step: 0.0001 } },
        { name: 'longitude', type: 'number', ...UNSHOWN, validate: checkRange(-180, 180), admin: { step: 0.0001 } },
        {
          name: 'pointPrecision',
          type: 'select',
          ...UNSHOWN,
          options: POINT_PRECISIONS.map((value) => ({ value, label: texts.precisions[value] })),
        },
      ],
    },
  ],
}

/** Where the college itself stands: name, place, who runs it, courses and university. */
export const sourceTab: Tab = {
  label: 'Source',
  description: texts.figures.listing,
  fields: [{ type: 'row', fields: sourceFields() }],
}
