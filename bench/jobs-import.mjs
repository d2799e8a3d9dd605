import { measureImport } from './support/measure-import.mjs'

export const title = 'Import of 100,000 vacancies against one payload.create per row'

export const measure = (site) => measureImport(site, { file: 'jobs-import', noun: 'vacancy' })
