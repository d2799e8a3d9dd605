import { importMessages } from '@/cms/import/messages'

/** Every sentence of the import of counselling authorities. */
export const authorityImportMessages = {
  title: 'Import authorities',
  intro:
    'Counselling authorities as CSV, one in each row. A new authority is added; one that is there stays as it is. You see what would happen before anything is saved.',
  noun: ['authority', 'authorities'],
  heads: ['Authority', 'Official site', 'Courses'],
  columns:
    'Needed columns: slug, name, courses (keys like mbbs and bds, with a bar between) and site. Also understood: short_name, state (address of the state; empty for all of India) and allots.',
  show: 'Show the authorities',
  kept: importMessages.report.existingKept,
  unknownState: 'No state has this address.',
} as const
