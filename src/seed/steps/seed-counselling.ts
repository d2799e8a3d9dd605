import type { Payload } from 'payload'
import { AUTHORITY_ROW, authorityImporter } from '@/features/counselling/import/admin/authority-importer'
import { readTable } from '../files/read-content'
import { importMissing } from './import-content'

const FILE = 'authorities.csv'

/** Who allots seats in India and Nepal. Dates are not seeded: each stands in a notice, which editors enter. */
export const authorities = () => readTable(FILE, AUTHORITY_ROW)

/** Who allots seats, in the states, in all of India and in Nepal. */
export const seedAuthorities = (payload: Payload): Promise<number> => importMissing(payload, authorityImporter, FILE)
