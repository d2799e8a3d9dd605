import { describe, expect, it } from 'vitest'
import type { JobView } from '../view'
import { jobPosting } from './structured-data'

const job: JobView = {
  id: '0b0f6f0e-0000-4000-8000-000000000001',
  slug: 'senior-resident',
  title: 'Senior Resident',
  institution: 'Example Hospital',
  department: 'Pediatrics',
  location: 'Chandigarh',
  experience: '1-3 years',
  designation: 'Senior Resident',
  type: 'Contract',
  salary: '12-15 LPA',
  postedAgo: { unit: 'day', count: 0 },
  closesIn: null,
  isSample: false,
  walkIn: null,
  walkInPlace: null,
  hospital: null,
  isOpen: true,
  qualification: 'MD Pediatrics',
  description: 'First <b>line</b>.\n\n- one\n- two',
  requirements: null,
  postedAt: '2026-11-20T20:00:00.000Z',
  deadline: '2026-12-31T12:00:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
}
const url = 'https://example.org/jobs/senior-resident'

describe('jobPosting', () => {
  it('states the page’s facts in schema.org’s formats', () => {
    expect(jobPosting('en', job, url)).toMatchObject({
      title: 'Senior Resident',
      datePosted: '2026-11-21T01:30:00+05:30',
      validThrough: '2026-12-31T23:59:59+05:30',
      hiringOrganization: { name: 'Example Hospital' },
      employmentType: 'CONTRACTOR',
      jobLocation: { address: { addressLocality: 'Chandigarh', addressCountry: 'IN' } },
      baseSalary: { currency: 'INR', value: { minValue: 1_200_000, maxValue: 1_500_000, unitText: 'YEAR' } },
    })
  })

  it('writes the description as HTML without the record’s markup', () => {
    const { description } = jobPosting('en', job, url) as { description: string }
    expect(description).toContain('<p>First &lt;b&gt;line&lt;/b&gt;.</p><ul><li>one</li><li>two</li></ul>')
    expect(description).toContain('<li>Qualification: MD Pediatrics</li>')
  })

  it('names the department in Hindi as the Hindi page does', () => {
    const { description } = jobPosting('hi', job, url) as { description: string }
    expect(description).toContain('<li>विभाग: बाल रोग</li>')
  })

  it('omits unknown facts', () => {
    const posting = jobPosting(
      'en',
      { ...job, institution: null, deadline: null, salary: 'Negotiable', type: null },
      url,
    )
    expect(posting).toMatchObject({ hiringOrganization: 'confidential' })
    for (const name of ['validThrough', 'baseSalary', 'employmentType']) expect(posting).not.toHaveProperty(name)
  })

  it('states a single figure as one value', () => {
    expect(jobPosting('en', { ...job, salary: '12 LPA' }, url)).toMatchObject({
      baseSalary: { value: { value: 1_200_000 } },
    })
  })

  it('omits Indian pay for places in Nepal', () => {
    const posting = jobPosting('en', { ...job, location: 'Kathmandu' }, url)
    expect(posting).toMatchObject({ jobLocation: { address: { addressCountry: 'NP' } } })
    expect(posting).not.toHaveProperty('baseSalary')
  })

  it('is absent for a closed vacancy', () => {
    expect(jobPosting('en', { ...job, isOpen: false }, url)).toBeUndefined()
  })
})
