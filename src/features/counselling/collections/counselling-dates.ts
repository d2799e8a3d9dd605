import type { CollectionConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkDate, checkDateAfter, LENGTHS } from '@/cms/fields/checks/checks'
import { DAY_PICKER, type FieldHelp, row, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { checkPastDay } from '@/cms/sources/source-fields'
import { tags } from '@/lib/caching/cache'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { counsellingDeskMessages as messages } from '../admin/messages'
import { rejectOwnListing } from '../hooks/check-source'
import { courseOptions } from './course-options'

const dateTags = () => [tags.counselling()]

const help: FieldHelp = {
  authority: 'Who announced it.',
  what: ['What happens', 'A few words, for example: Round 2, choices.'],
  courses: 'Left empty it is of all courses of the authority.',
  startsOn: ['First day', 'As the notice says it.'],
  endsOn: ['Last day', 'Leave empty when it is one day.'],
  source: 'The notice. Where it is not there yet, enter it under Sources first.',
  noticeOn: ['Date of the notice', 'Shown beside the date, so that readers can find the notice.'],
}

/** Announced rounds and dates, each with its notice. */
export const CounsellingDates: CollectionConfig = {
  slug: 'counselling-dates',
  labels: messages.date,
  trash: true,
  custom: cmsMetadata({ rest: 'read' }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    useAsTitle: 'what',
    defaultColumns: ['what', 'authority', 'startsOn', 'endsOn', 'source'],
    listSearchableFields: ['what'],
    description: messages.dates,
  },
  defaultSort: '-startsOn',
  hooks: {
    beforeChange: [rejectOwnListing],
    afterChange: [clearTagsAlways(dateTags)],
    afterDelete: [clearTagsAlways(dateTags)],
  },
  indexes: [{ fields: ['authority', 'startsOn'] }],
  fields: withHelp(help, [
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true },
    { name: 'what', type: 'text', required: true, maxLength: LENGTHS.label },
    { name: 'courses', type: 'select', hasMany: true, options: courseOptions },
    row(
      {
        name: 'startsOn',
        type: 'date',
        required: true,
        index: true,
        validate: checkDate(),
        admin: { width: '50%', date: DAY_PICKER },
      },
      {
        name: 'endsOn',
        type: 'date',
        validate: checkDateAfter(
          'startsOn',
          (end, start) => indianDay(end) < indianDay(start),
          messages.endsBeforeStart,
        ),
        admin: { width: '50%', date: DAY_PICKER },
      },
    ),
    row(
      {
        name: 'source',
        type: 'relationship',
        relationTo: 'sources',
        required: true,
        index: true,
        filterOptions: { kind: { not_equals: 'own' } },
        admin: { width: '50%' },
      },
      { name: 'noticeOn', type: 'date', validate: checkPastDay, admin: { width: '50%', date: DAY_PICKER } },
    ),
  ]),
}
