import type { Records } from './members'
import { staff, uniqueName } from './staff-api'

export type MadeCollege = Awaited<ReturnType<Records['college']>>

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

/** Makes more colleges in a town than one page lists: the first with all its facts, the others with few. */
export async function createColleges(records: Records, town: string): Promise<MadeCollege[]> {
  const document = { title: uniqueName('Prospectus'), kind: 'college', year: '2025' }
  const source = (await (await staff.post('/api/sources', { data: document })).json()).doc.id
  const colleges: MadeCollege[] = []
  for (let index = 0; index < COLLEGES; index++) {
    const name = `${uniqueName('Vaishali College')} ${index}`
    const facts =
      index === 0
        ? { ...WELL_KNOWN, facilitiesSource: source, feeRows: [{ amount: 45_000, source }] }
        : { courses: ['BDS'], ownership: 'Private', feeRows: [{ amount: 600_000, source }] }
    colleges.push(await records.college({ name, location: town, ...facts }))
  }
  return colleges
}
