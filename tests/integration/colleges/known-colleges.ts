import type { Payload } from 'payload'
import type { RawQuery } from '@/lib/request/raw-query'
import type { College } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { officialSource, sourcedFigures } from './sourced-figures'

export let payload: Payload
let source: string

export const create = (data: Partial<College> & { name: string }) =>
  payload.create({
    collection: 'colleges',
    data: {
      location: 'Gaya',
      state: 'Bihar',
      country: 'India',
      status: 'Active',
      ...data,
      ...sourcedFigures(data, source),
    },
    context: { disableRevalidate: true },
  })

export async function search(params: RawQuery) {
  const { findColleges } = await import('@/features/colleges/search/search-queries')
  const { parseFilters } = await import('@/features/colleges/search/search-params')
  const { knownTerms } = await import('@/features/search/known-terms')
  return findColleges('en', parseFilters(params), { stamp: 'test', terms: knownTerms() })
}
export const namesOf = async (params: RawQuery) => (await search(params)).colleges.map(({ name }) => name)

/** Makes the colleges that the tests of a file list and search. */
export async function makeColleges(): Promise<void> {
  payload = await testPayload()
  source = (await officialSource(payload)).id
  await create({
    name: 'Darbhanga Medical College',
    location: 'Laheriasarai',
    courses: ['MBBS', 'MD'],
    ownership: 'Government',
    fees: '45,000',
    established: 1946,
  })
  await create({
    name: "King George's Medical University",
    location: 'Lucknow',
    state: 'Uttar Pradesh',
    aliases: ['KGMC'],
    courses: ['MBBS', 'DM'],
    ownership: 'Government',
    fees: '45,000',
    featured: true,
    established: 1905,
    rating: 4.4,
  })
  await create({
    name: 'All India Institute of Medical Sciences, Patna',
    location: 'Patna',
    aliases: ['AIIMS Patna'],
    courses: ['MBBS'],
    ownership: 'Central Government',
    rating: 4.8,
  })
  await create({
    name: 'Kantipur Dental College',
    location: 'Kathmandu',
    state: 'Bagmati',
    country: 'Nepal',
    courses: ['BDS'],
    ownership: 'Private',
    fees: '6,00,000',
  })
  await create({
    name: 'Deemed College of Bangalore',
    location: 'Bangalore',
    state: 'Karnataka',
    courses: ['MBBS'],
    ownership: 'Deemed',
    fees: '25,00,000',
  })
  await create({ name: 'Hidden Medical College', status: 'Inactive', courses: ['MBBS'] })
  await create({ name: 'Draft Medical College', _status: 'draft', courses: ['MBBS'] })
}
