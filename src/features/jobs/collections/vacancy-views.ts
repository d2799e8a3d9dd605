import type { CollectionConfig } from 'payload'
import { serverOnly } from '@/cms/collections/server-only'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { VIEW_SOURCES } from '../views/sources'

/** How often a vacancy's page was opened, per day and kind of page that led there: counts only, nothing about visitors. */
export const VacancyViews: CollectionConfig = {
  slug: 'vacancy-views',
  ...serverOnly,
  indexes: [{ fields: ['job', 'day', 'source'], unique: true }, { fields: ['day'] }],
  fields: [
    { name: 'job', type: 'relationship', relationTo: 'jobs', index: true },
    // A day of the calendar of India, 2026-12-31.
    { name: 'day', type: 'text', required: true, custom: writtenByServer },
    { name: 'source', type: 'select', required: true, options: [...VIEW_SOURCES] },
    { name: 'views', type: 'number', required: true, defaultValue: 0, custom: writtenByServer },
  ],
}
