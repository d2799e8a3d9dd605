import type { Payload } from 'payload'
import type { College, Job } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { pixel } from '../access/access-fixtures'

export let payload: Payload
export const bihar = { location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' } as const
const kerala = { ...bihar, location: 'Kochi', state: 'Kerala' } as const
export let college: College
export let neighbour: College
export let stranger: College
export let job: Job
export let likeJob: Job
export let otherJob: Job
export let guidancePage: string
export let image: string
export let list: string
export let banner: string

export const addCollege = (name: string, more: Partial<College>) =>
  payload.create({ collection: 'colleges', data: { name, ...bihar, courses: ['MBBS'], ...more }, overrideAccess: true })
type JobWords = { department: string; designation?: string; location?: string }
export const addJob = (title: string, { location = 'Delhi', ...more }: JobWords) =>
  payload.create({
    collection: 'jobs',
    data: { title, location, status: 'Active', postedAt: new Date().toISOString(), ...more },
    overrideAccess: true,
  })

/** Makes the records that the pages show; the names above are theirs from then on. */
export async function makeShownRecords(): Promise<void> {
  payload = await testPayload()
  const course = await payload.create({
    collection: 'courses',
    data: { key: 'mbbs', name: 'MBBS', fullName: 'Bachelor', slug: 'mbbs-courses' },
    overrideAccess: true,
  })
  const regions: string[] = []
  for (const name of ['Bihar', 'Kerala']) {
    const data = { name, kind: 'State', country: 'India', inCoursesMenu: true } as const
    regions.push((await payload.create({ collection: 'regions', data, overrideAccess: true })).id)
  }
  image = (await payload.create({ collection: 'media', data: { alt: 'A gate' }, file: await pixel() })).id
  const source = { title: 'Order on fees', kind: 'official', year: '2025' } as const
  list = (await payload.create({ collection: 'sources', data: source, overrideAccess: true })).id
  college = await addCollege('Alpha College', { image })
  neighbour = await addCollege('Beta College', {})
  stranger = await addCollege('Gamma College', kerala)
  job = await addJob('Resident', { department: 'Cardiology', location: 'Delhi', designation: 'Resident' })
  likeJob = await addJob('Consultant', { department: 'Cardiology', location: 'Pune', designation: 'Consultant' })
  otherJob = await addJob('Nurse', { department: 'Nursing', location: 'Kochi', designation: 'Nurse' })
  // An editor chose a college of elsewhere for the page of Kerala.
  const chosen = { course: course.id, region: regions[1] ?? '', colleges: [stranger.id, neighbour.id] }
  guidancePage = (await payload.create({ collection: 'guidance-pages', data: chosen, overrideAccess: true })).id
  await payload.create({ collection: 'featured-colleges', data: { college: college.id, isFeatured: true } })
  banner = (await payload.create({ collection: 'banner-slides', data: { title: 'Slide', isActive: true } })).id
}
