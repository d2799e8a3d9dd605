import { measureImport } from './support/measure-import.mjs'

export const title = 'Import of 100,000 colleges against one payload.create per row'

export const measure = (site) => measureImport(site, { file: 'colleges-import', noun: 'college' })
