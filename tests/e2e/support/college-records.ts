import { type APIRequestContext, expect } from '@playwright/test'
import { uniqueName } from './staff-api'

export interface MadeCollege {
  id: string
  slug: string
  name: string
}

const COLLEGES = 11
/** What is known of the first one; the others have a name and a fee. */
const WELL_KNOWN = {
  courses: ['MBBS', 'MD', 'MS', 'DM', 'MCh'],
  ownership: 'Government',
  featured: true,
  seats: '150',
  established: 1946,
  rating: 4.2,
  ranking: 'NIRF 2024: 40',
  eligibility: 'NEET-UG qualified',
  facilities: ['Hostel'],
  contactPhone: '+91 612 230 0080',
  websiteUrl: 'https://www.example.org',
  description: 'On the bank of the river.',
}

/** Makes one college of Bihar, in a town. */
export async function createCollege(staff: APIRequestContext, town: string, data: object): Promise<MadeCollege> {
  const answer = await staff.post('/api/colleges', {
    data: { state: 'Bihar', country: 'India', location: town, ...data },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc
}

/** Makes more colleges in a town than one page lists: the first with all its facts, the others with few. */
export async function createColleges(staff: APIRequestContext, town: string): Promise<MadeCollege[]> {
  const document = { title: uniqueName('Prospectus'), kind: 'college', year: '2025' }
  const source = (await (await staff.post('/api/sources', { data: document })).json()).doc.id
  const colleges: MadeCollege[] = []
  for (let index = 0; index < COLLEGES; index++) {
    const name = `${uniqueName('Vaishali College')} ${index}`
    const facts =
      index === 0
        ? { ...WELL_KNOWN, facilitiesSource: source, feeRows: [{ amount: 45_000, source }] }
        : { courses: ['BDS'], ownership: 'Private', feeRows: [{ amount: 600_000, source }] }
    colleges.push(await createCollege(staff, town, { name, ...facts }))
  }
  return colleges
}
