import type { Payload } from 'payload'
import { AUTHORITY_ROW, authorityImporter } from '@/features/counselling/import/admin/authority-importer'
import { readTable } from '../files/read-content'
import { importMissing } from './import-content'

const FILE = 'authorities.csv'

/** Counselling authorities of India and Nepal. Dates are not seeded: each is from a notice, which editors enter. */
export const authorities = () => readTable(FILE, AUTHORITY_ROW)

/** Seeds the counselling authorities of the states, of all India and of Nepal. */
export const seedAuthorities = (payload: Payload): Promise<number> => importMissing(payload, authorityImporter, FILE)
